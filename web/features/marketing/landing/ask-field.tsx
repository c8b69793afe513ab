import { ArrowUp } from 'lucide-react';
import { paths } from '#contract/page-addresses.ts';

/** A question to the agent around it: `public-scripts/ask-agent.ts` puts the chat in the place of that `data-agent`. */
export function AskField() {
  return (
    <form
      data-ask-form
      action={paths.docs}
      className="flex gap-1.5 rounded-[24px] border border-line-strong bg-surface py-1 text-ink pr-1 pl-4 noscript:hidden focus-within:border-accent focus-within:outline focus-within:outline-accent"
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
  );
}
