import { ArrowUp, ChevronUp } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { docsQuestions } from '#contract/docs/docs-questions.ts';
import { paths } from '#contract/page-addresses.ts';
import { Cited } from '#web/ui/cited/cited.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';
import { CitedQuote } from '#web/ui/cited/cited-quote.tsx';

const questions = docsQuestions.slice(0, 3).map(({ question }) => question);

/**
 * The agent that has read our documentation, with an exchange as it has it, drawn as its chat is.
 * `public-scripts/ask-agent.ts` puts the chat itself in its place when somebody asks; without scripts it is a picture.
 */
export function LiveAgent() {
  return (
    <section
      data-agent={`Chat with the ${brand.name} guide`}
      aria-label="Ask our own agent"
      className="chat-tokens relative flex min-h-136 flex-col rounded-lg bg-surface font-chat leading-[1.55] text-ink shadow-lg forced-colors:border"
    >
      <div className="flex items-center gap-3 rounded-t-lg border-t-3 border-b border-t-brand border-b-line px-4 py-3.5 sm:px-6">
        <span
          aria-hidden
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand text-lg font-semibold text-on-brand"
        >
          {brand.name[0]}
        </span>
        <p className="leading-[1.3]">
          <span className="block text-[1rem] font-semibold tracking-tight">{brand.name} guide</span>
          <span className="block text-xs text-ink-secondary">Trained on our documentation</span>
        </p>
      </div>
      <div className="flex-1 space-y-3.5 px-4 py-5 sm:px-6">
        <p className="ml-auto w-fit max-w-[84%] rounded-[18px] rounded-br-[6px] bg-brand px-3.5 py-2.5 text-on-brand">
          What if it doesn’t know the answer?
        </p>
        <p className="w-fit max-w-[92%] rounded-[18px] rounded-bl-[6px] bg-sunken px-3.5 py-2.5">
          It says so with your fallback reply and offers a contact{' '}
          <span className="whitespace-nowrap">
            form. <CitedNumber>{1}</CitedNumber>
          </span>
        </p>
        <div className="text-sm">
          <p className="text-xs font-semibold text-ink-secondary">Sources</p>
          <p className="mt-2 flex items-center gap-2.5 font-semibold">
            <CitedNumber>{1}</CitedNumber>
            <span className="flex-1">{docsQuestions[5]?.question}</span>
            <ChevronUp aria-hidden className="size-4 shrink-0 text-ink-secondary" />
          </p>
          <CitedQuote className="mt-2 ml-7.5">
            <Cited>It says so with your fallback reply and offers a contact form.</Cited> Every sentence of an
            answer cites the passage it is based on, so you and your visitors can check it.
          </CitedQuote>
        </div>
      </div>
      <AskForm />
    </section>
  );
}

function AskForm() {
  return (
    <div className="space-y-3 px-4 pb-4 noscript:hidden sm:px-6 sm:pb-5">
      <ul className="flex flex-col items-start gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              data-ask={question}
              className="min-h-10 rounded-[20px] border border-line bg-surface px-3.5 py-2 text-left text-sm leading-[1.4] font-medium text-accent transition-colors hover:border-accent"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      <form
        data-ask-form
        action={paths.docs}
        className="flex gap-1.5 rounded-[24px] border border-line-strong py-1 pr-1 pl-4 focus-within:border-accent focus-within:outline focus-within:outline-accent"
      >
        <input
          name="question"
          aria-label="Your question"
          placeholder="Ask me anything..."
          maxLength={500}
          autoComplete="off"
          className="min-h-10 w-full min-w-0 bg-transparent text-[1rem] outline-none"
        />
        <button
          type="submit"
          aria-label="Ask"
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand"
        >
          <ArrowUp aria-hidden className="size-5" />
        </button>
      </form>
    </div>
  );
}
