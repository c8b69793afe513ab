import { ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { AnswerJudgement } from './answer-judgement.tsx';
import { AnswerOutcome } from './answer-outcome.tsx';
import { WhyThisAnswer } from './why-this-answer.tsx';

interface AnswerFactsProps {
  agentId: string;
  message: Message;
  /** What is done with the answer less often. */
  tools?: ReactNode;
  /** What can be done about the answer. */
  children?: ReactNode;
}

/** How an answer went and what people thought of it; how it came about on demand. */
export function AnswerFacts({ agentId, message, tools, children }: AnswerFactsProps) {
  const { outcome, finishReason, fallbackReason, createdAt, visitorFeedback } = message;
  const [isExplained, setIsExplained] = useState(false);
  return (
    <div className="mt-0.5 w-full">
      <div className="flex flex-wrap items-center justify-end gap-x-3 text-xs text-ink-secondary">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        <AnswerOutcome message={message} />
        {finishReason === 'aborted' && (
          <span>{outcome === null ? 'Ended when a person took over' : 'Stopped by the visitor'}</span>
        )}
        {finishReason === 'error' && <span>Interrupted</span>}
        {visitorFeedback && (
          <span className="inline-flex items-center gap-1">
            {visitorFeedback === 'positive' ? (
              <ThumbsUp aria-hidden className="size-3.5" />
            ) : (
              <ThumbsDown aria-hidden className="size-3.5" />
            )}
            Visitor: {visitorFeedback === 'positive' ? 'helpful' : 'not helpful'}
          </span>
        )}
      </div>
      <div className="-mt-1 flex flex-wrap items-center justify-end gap-x-3 text-xs">
        {/* What is unseen until pointed at comes first, so that what is seen ends where the bubble does. */}
        <span className="flex">
          {tools}
          <AnswerJudgement message={message} />
        </span>
        <span className="flex gap-x-4">
          <button
            type="button"
            aria-expanded={isExplained}
            onClick={() => setIsExplained(!isExplained)}
            className="min-h-8 rounded-sm font-semibold text-brand underline-offset-4 hover:underline"
          >
            Why this answer
          </button>
          {children}
        </span>
      </div>
      {isExplained && <WhyThisAnswer agentId={agentId} message={message} />}
      {fallbackReason && (
        <p className="mt-1.5 flex justify-end gap-1.5 text-xs text-partial">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          The chosen model did not answer: {fallbackReason}
        </p>
      )}
    </div>
  );
}
