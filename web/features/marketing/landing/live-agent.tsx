import { FileText, MessageCircle, SendHorizontal } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { docsQuestions } from '#contract/docs/docs-questions.ts';
import { paths } from '#contract/page-addresses.ts';
import { LogoMark } from '#web/shell/logo.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Cited } from '#web/ui/cited/cited.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';
import { CitedQuote } from '#web/ui/cited/cited-quote.tsx';

const questions = docsQuestions.slice(0, 3).map(({ question }) => question);

/**
 * The agent that has read our documentation, with an exchange as it has it. `public-scripts/ask-agent.ts` puts the chat
 * itself in its place when somebody asks; without scripts it is a picture.
 */
export function LiveAgent() {
  return (
    <section
      data-agent={`Chat with the ${brand.name} guide`}
      aria-label="Ask our own agent"
      className="relative flex min-h-136 flex-col rounded-lg border border-line bg-surface shadow-lg"
    >
      <div className="flex items-center gap-3 rounded-t-lg bg-brand px-5 py-4 text-on-brand">
        <LogoMark isOnBrand className="size-9" />
        <p>
          <span className="block font-semibold">{brand.name} guide</span>
          <span className="block text-xs">Trained on our documentation. Ask it anything.</span>
        </p>
      </div>
      <div className="flex-1 space-y-4 p-5">
        <p className="ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
          What if it doesn’t know the answer?
        </p>
        <p className="w-fit max-w-[92%] rounded-lg rounded-bl-sm bg-sunken px-4 py-3">
          It says so with your fallback reply and offers a contact{' '}
          <span className="whitespace-nowrap">
            form. <CitedNumber>{1}</CitedNumber>
          </span>
        </p>
        <CitedQuote className="ml-4 py-1">
          <p className="flex items-center gap-2 font-semibold">
            <FileText aria-hidden className="size-4 shrink-0 text-brand" />
            {docsQuestions[5]?.question}
          </p>
          <p className="mt-1.5 leading-relaxed text-ink-secondary">
            <Cited>It says so with your fallback reply and offers a contact form.</Cited> Every sentence of an
            answer cites the passage it is based on, so you and your visitors can check it.
          </p>
        </CitedQuote>
      </div>
      <div className="space-y-3 border-t border-line p-5 noscript:hidden">
        <ul className="flex flex-wrap gap-2">
          {questions.map((question) => (
            <li key={question}>
              <button
                type="button"
                data-ask={question}
                className="flex min-h-9 items-center gap-2 rounded-full border border-line-strong/60 px-3.5 py-1 text-left text-sm font-medium transition-colors hover:bg-sunken"
              >
                <MessageCircle aria-hidden className="size-4 shrink-0 text-brand" />
                {question}
              </button>
            </li>
          ))}
        </ul>
        <form data-ask-form action={paths.docs} className="flex gap-2">
          <input
            name="question"
            aria-label="Your question"
            placeholder="Ask me anything..."
            maxLength={500}
            autoComplete="off"
            className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-4"
          />
          <button type="submit" aria-label="Ask" className={buttonStyle({}, 'min-h-11 px-3.5')}>
            <SendHorizontal aria-hidden />
          </button>
        </form>
      </div>
    </section>
  );
}
