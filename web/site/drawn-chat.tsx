import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';
import { CitedQuote } from '#web/ui/cited/cited-quote.tsx';

/** Around the parts of a drawn chat: the colours and the type of the chat itself. */
export const drawnChatStyle = 'chat-tokens rounded-lg bg-surface font-chat leading-[1.55] text-ink shadow-lg';

interface ChatHeadProps {
  name: string;
  text: string;
}

/** Whose agent it is. */
export function ChatHead({ name, text }: ChatHeadProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line px-4 py-3.5 sm:px-6">
      <span
        aria-hidden
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand text-lg font-semibold text-on-brand"
      >
        {name[0]}
      </span>
      <p className="leading-[1.3]">
        <span className="block text-[1rem] font-semibold tracking-tight">{name}</span>
        <span className="block text-xs text-ink-secondary">{text}</span>
      </p>
    </div>
  );
}

/** What the visitor asks. */
export function ChatQuestion({ children }: { children: string }) {
  return (
    <p className="ml-auto w-fit max-w-[84%] rounded-[18px] rounded-br-[6px] bg-brand px-3.5 py-2.5 text-on-brand">
      {children}
    </p>
  );
}

interface ChatAnswerProps {
  question: string;
  /** Its last word comes with the number of the source, on the same line. */
  answer: string;
  source: string;
  /** From the source, with what the answer was taken from as `Cited`. */
  children: ReactNode;
}

/** A question, its answer, and the passage that it comes from. */
export function ChatAnswer({ question, answer, source, children }: ChatAnswerProps) {
  const lastSpace = answer.lastIndexOf(' ') + 1;
  return (
    <div className="flex-1 space-y-3.5 px-4 pt-5 pb-4 sm:px-6">
      <ChatQuestion>{question}</ChatQuestion>
      <p className="w-fit max-w-[96%] rounded-[18px] rounded-bl-[6px] bg-sunken px-3.5 py-2.5 text-wrap">
        {answer.slice(0, lastSpace)}
        <span className="whitespace-nowrap">
          {answer.slice(lastSpace)} <CitedNumber>{1}</CitedNumber>
        </span>
      </p>
      <div className="text-sm">
        <p className="text-xs font-semibold text-ink-secondary">Sources</p>
        <p className="mt-2 flex items-center gap-2.5 font-semibold">
          <CitedNumber>{1}</CitedNumber>
          <span className="flex-1">{source}</span>
          <ChevronUp aria-hidden className="size-4 shrink-0 text-ink-secondary" />
        </p>
        <CitedQuote className="mt-2 ml-7.5">{children}</CitedQuote>
      </div>
    </div>
  );
}
