import { brand } from '#contract/brand.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { displayStyle, sectionTitleStyle } from '#web/site/display-style.ts';
import { RuledList } from '#web/site/ruled-list.tsx';
import { Section } from '#web/site/section.tsx';
import { TextLink } from '#web/site/text-link.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.about,
    title: `About · ${brand.name}`,
    description: `Why ${brand.name} exists, what it will not do, and how it is built: chat agents for small firms that answer from sources or say that they do not know.`,
    jsonLd: {
      '@type': 'AboutPage',
      about: { '@type': 'Organization', name: brand.name, slogan: brand.slogan },
    },
  });

const principles = [
  {
    term: 'Every claim has a source',
    text: 'An answer names the page and quotes the words. Whoever doubts it can look, and so can you.',
  },
  {
    term: '“I don’t know” is an answer',
    text: 'An agent that is never at a loss is guessing. Ours measures whether your sources hold the answer before it opens its mouth.',
  },
  {
    term: 'Your visitors are your guests',
    text: 'No cookies, no tracking across websites, no text of a conversation for the page around it. People came to ask something.',
  },
  {
    term: 'It runs on one machine',
    text: 'No key, no service and no container is needed to start. What begins on a laptop can grow to a database server and as many processes as you like.',
  },
  {
    term: 'Say what is not there',
    text: 'A page of ours that claims something is wrong when the product does not do it. Our security page has a part on what we do not have.',
  },
];

export default function AboutPage() {
  return (
    <>
      <section className="mx-auto w-full max-w-7xl px-4 pt-12 pb-14 sm:px-6 sm:pt-20 sm:pb-20">
        <h1 className={`${displayStyle} max-w-4xl`}>We would rather say nothing than something wrong</h1>
        <div className="mt-10 grid gap-x-16 gap-y-6 text-lg lg:grid-cols-2">
          <p className="font-display text-xl leading-snug font-semibold text-ink">
            A firm of four people has written down nearly everything its customers ask. It stands on page
            seven, under a heading nobody reads, in words nobody searches for.
          </p>
          <div className="space-y-4 text-ink-secondary">
            <p>
              So the same twelve questions come by telephone, and the answers are typed again every week by
              whoever has the least time. Large firms put a department there. Small ones put the owner.
            </p>
            <p>
              {brand.name} is for the second kind. It reads what you have written, finds the sentence that
              answers, and shows where it stands. What it does not find it passes on to you, and that turns
              out to be the most useful part: a list of what your website should say and does not.
            </p>
          </div>
        </div>
      </section>
      <OneSentence />
      <Section
        layout="beside"
        title="What we hold to"
        lead="Five sentences that have decided more than one argument."
      >
        <RuledList entries={principles} />
      </Section>
      <Section tone="sunken" layout="beside" title="How it is built">
        <div className="max-w-2xl space-y-4 text-lg text-ink-secondary">
          <p>
            What makes the product what it is, we write ourselves: reading websites, finding passages,
            deciding whether they answer, the chat on your page. What others have done better, signing in,
            cryptography, parsing of documents, we take from those who have.
          </p>
          <p>
            Answers are measured on public sets of questions, with and without an answer in the text, and the
            figures are kept, so that a change that makes them worse is seen. The weight of the script on your
            page and the contrast of every colour are tests: what exceeds them does not pass.
          </p>
          <p>
            How it is doing at this moment stands on the <TextLink to={paths.status}>status page</TextLink>,
            as measured, and how it protects what you give it on the{' '}
            <TextLink to={paths.security}>security page</TextLink>.
          </p>
        </div>
      </Section>
      <ClosingCall
        title="Ask us something"
        text="Or ask an agent of your own. Both begin with a sentence."
        leadsWith="contact"
      />
    </>
  );
}

/** What an agent does, drawn as one line from a page to an answer. */
function OneSentence() {
  return (
    <section className="border-y border-line bg-sunken dark:bg-surface">
      <div className="mx-auto grid max-w-7xl items-center gap-8 px-4 py-12 sm:px-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16">
        <svg viewBox="0 0 520 240" aria-hidden="true" className="w-full">
          <g className="fill-surface stroke-line-strong" strokeWidth="1.5">
            <rect x="20" y="14" width="150" height="200" rx="6" transform="rotate(-5 95 114)" />
            <rect x="34" y="20" width="150" height="200" rx="6" />
          </g>
          <g className="fill-line">
            <rect x="52" y="44" width="70" height="9" rx="4.5" />
            <rect x="52" y="70" width="112" height="6" rx="3" />
            <rect x="52" y="86" width="98" height="6" rx="3" />
            <rect x="52" y="134" width="108" height="6" rx="3" />
            <rect x="52" y="150" width="90" height="6" rx="3" />
            <rect x="52" y="166" width="112" height="6" rx="3" />
            <rect x="52" y="182" width="64" height="6" rx="3" />
          </g>
          <rect x="46" y="104" width="124" height="18" rx="4" className="fill-brand-soft" />
          <rect x="52" y="110" width="112" height="6" rx="3" className="fill-brand" />
          <path
            d="M172 113C230 113 224 76 296 76"
            className="fill-none stroke-brand"
            strokeWidth="2"
            strokeDasharray="2 7"
            strokeLinecap="round"
          />
          <path
            className="fill-brand"
            d="M300 60a24 24 0 0 1 24-24h152a24 24 0 0 1 24 24v32a24 24 0 0 1-24 24H340l-26 22c-6 5-14 1-14-6z"
          />
          <rect x="330" y="62" width="136" height="8" rx="4" className="fill-on-brand" />
          <rect x="330" y="82" width="92" height="8" rx="4" className="fill-on-brand" />
          <circle cx="440" cy="86" r="9" className="fill-on-brand" />
          <path
            d="m436 86 3 3 6-6"
            className="fill-none stroke-brand"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <path
            className="fill-surface stroke-line-strong"
            strokeWidth="1.5"
            d="M380 172a16 16 0 0 1 16-16h88a16 16 0 0 1 16 16v16a16 16 0 0 1-16 16h-8v16l-20-16h-60a16 16 0 0 1-16-16z"
          />
          <rect x="402" y="176" width="76" height="8" rx="4" className="fill-line" />
        </svg>
        <p className={`${sectionTitleStyle} max-w-md`}>The sentence was always there. Now it answers.</p>
      </div>
    </section>
  );
}
