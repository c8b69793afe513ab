import { displayStyle } from '#web/site/display-style.ts';
import { DrawnWindow } from '#web/site/drawing.tsx';
import { ChatHead, ChatQuestion, drawnChatStyle } from '#web/site/drawn-chat.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';

/** What the page of the made-up shop says, and the answer has in the same words. `site.css` knows their names. */
const sentences = {
  time: 'Unused parts can be sent back within 30 days.',
  name: 'Engraved parts are made for you and cannot be returned, unless they arrive damaged.',
  money: 'We refund the price within five working days.',
} as const;

type Sentence = keyof typeof sentences;
/** Where the ink of `Cited` is, while there is none; as light as the numbers in the dark, too. */
const penStyle =
  'scheme-light-tokens -mx-[0.12em] rounded-xs box-decoration-clone px-[0.12em] py-0.5 transition-colors';

/** Of the line between them, where the browser knows anchors: to the middle, up or down, and on. */
const threads = ['from', 'along', 'to'] as const;

const names = Object.keys(sentences) as Sentence[];

/** An answer next to the page that it comes from: each of its sentences can be found there, without any script. */
export function SentencePlaces() {
  return (
    <section className="bg-deep py-16 text-on-deep sm:py-28">
      <div data-sentences className="relative mx-auto w-full max-w-7xl px-4 sm:px-6">
        <h2 className={`${displayStyle} max-w-4xl`}>See where each sentence comes from</h2>
        <p className="mt-4 max-w-2xl text-lg text-on-deep/80">
          Choose a sentence of the answer, and find it in the page. The shop is made up.
        </p>
        <div className="mt-10 grid items-start gap-6 sm:mt-12 md:grid-cols-2 md:gap-8 lg:grid-cols-12">
          <div data-sheet className="lg:col-span-7">
            <ShopPage />
          </div>
          <div
            className={`${drawnChatStyle} max-md:order-first md:self-center lg:col-span-5 lg:text-[1.0625rem] forced-colors:border`}
          >
            <ChatHead name="Fernwood Cycles" text="Answers from our own pages" />
            <div className="space-y-3.5 px-4 py-5 sm:px-6">
              <ChatQuestion>Can I send back a lock and a bell? The bell has my name on it.</ChatQuestion>
              <fieldset className="rounded-[18px] rounded-bl-[6px] bg-sunken px-1.5 py-1.5">
                <legend className="sr-only">Sentences of the answer</legend>
                {names.map((name, place) => (
                  <ChosenSentence key={name} name={name} number={place + 1} />
                ))}
              </fieldset>
            </div>
          </div>
        </div>
        {threads.map((part) => (
          <span key={part} aria-hidden data-thread={part} className="absolute hidden bg-cited-edge" />
        ))}
      </div>
    </section>
  );
}

function ChosenSentence({ name, number }: { name: Sentence; number: number }) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-start gap-2 rounded-[12px] px-2.5 py-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <input type="radio" name="sentence" value={name} defaultChecked={name === 'name'} className="sr-only" />
      <span className="flex-1">
        <span data-said className={penStyle}>
          {sentences[name]}
        </span>
      </span>
      <CitedNumber>{number}</CitedNumber>
    </label>
  );
}

/** A page of a shop, with the sentences among others. */
function ShopPage() {
  return (
    <DrawnWindow title="www.fernwood.example/returns">
      <div className="space-y-5 px-5 py-7 text-ink lg:px-10 lg:py-9 lg:text-[1.0625rem]">
        <p className="font-display text-2xl font-semibold tracking-tight">Returns</p>
        <p>
          Try it at home. If you change your mind, that is fine. <Place name="time" />
          Write to us first, so that we can send you a label.
        </p>
        <p className="font-semibold">Made to order</p>
        <p>
          Ask before we begin if you are not sure about a colour. <Place name="name" />
        </p>
        <p className="font-semibold">Your money</p>
        <p>
          As soon as the part is back with us, we look at it. <Place name="money" /> It goes to the card that
          you paid with.
        </p>
      </div>
    </DrawnWindow>
  );
}

/**
 * On a line of its own where it is next to the answer, so that nothing is between it and the line that leads there. Its last
 * word keeps its number.
 */
function Place({ name }: { name: Sentence }) {
  const sentence = sentences[name];
  const lastWord = sentence.lastIndexOf(' ') + 1;
  const [start, end] = [sentence.slice(0, lastWord), sentence.slice(lastWord)];
  return (
    <>
      <br className="max-md:hidden" />
      <span data-anchor={name}>
        <span data-place={name} className={penStyle}>
          {start}
        </span>
        <span className="whitespace-nowrap">
          <span data-place={name} className={`${penStyle} ms-0 ps-0`}>
            {end}
          </span>{' '}
          <CitedNumber>{names.indexOf(name) + 1}</CitedNumber>
        </span>
      </span>{' '}
      <br className="max-md:hidden" />
    </>
  );
}
