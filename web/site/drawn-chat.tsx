import type { ReactNode } from 'react';
import { Cited } from '#web/ui/cited/cited.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';

/** Around the parts of a drawn chat: the colours of the chat itself. */
export const drawnChatStyle = 'chat-tokens rounded-lg bg-surface leading-[1.5] text-ink shadow-lg';

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

interface QuotedSentenceProps {
  /** What its paragraph says before it. */
  before?: string;
  children: string;
}

/** What an answer was taken from, in its paragraph. In the dark its ink is as light as its number. */
export function QuotedSentence({ before, children }: QuotedSentenceProps) {
  return (
    <p className="text-[1.0625rem] leading-[1.65] motion-safe:[&>span>mark]:animate-ink">
      {before}{' '}
      <span className="scheme-light-tokens font-medium">
        <Cited>{children}</Cited>
      </span>
    </p>
  );
}

interface ChatAnswerProps {
  question: string;
  answer: string;
  /** The page or the passage that it comes from. */
  source: string;
  /** From the source, with what the answer was taken from as `Cited`. */
  children: ReactNode;
}

/**
 * A question, its answer, and the sheet that it comes from: a line leads from the number of the answer to the same number
 * there.
 */
export function ChatAnswer({ question, answer, source, children }: ChatAnswerProps) {
  return (
    <div className="flex-1 px-4 pt-5 pb-5 sm:px-6">
      <ChatQuestion>{question}</ChatQuestion>
      <p className="mt-3.5 flex items-end justify-between gap-3 rounded-[18px] rounded-bl-[6px] bg-sunken px-3.5 py-2.5">
        <span className="text-wrap">{answer}</span>
        <CitedNumber>{1}</CitedNumber>
      </p>
      <span
        aria-hidden
        className="mr-[1.4375rem] -mb-2.5 ml-auto block h-11 w-0.5 origin-top bg-cited-edge motion-safe:animate-line"
      />
      <div className="relative rounded-md border border-cited-edge/60 bg-page px-4 pt-4 pb-4 text-sm text-ink-secondary sm:px-5">
        <span className="absolute -top-2.5 right-3.25">
          <CitedNumber>{1}</CitedNumber>
        </span>
        <p className="pr-6 text-xs font-semibold">{source}</p>
        <div className="mt-2.5">{children}</div>
      </div>
    </div>
  );
}
