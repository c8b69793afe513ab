import { PenLine, ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { Feedback } from '#contract/conversations/conversations.ts';
import { useSetFeedback } from '#web/console/conversations/conversations.queries.ts';
import { OutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { describeError } from '#web/lib/call-error.ts';
import { formatShare } from '#web/lib/format.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { Citations } from './citations.tsx';
import { WriteAnswer } from './improving/write-answer.tsx';

interface MessageBubbleProps {
  agentId: string;
  message: Message;
  /** What an answer answers: a better one can be written here. */
  question: string | undefined;
}

/** One message; an answer with its sources, how sure it was, and what made it. */
export function MessageBubble({ agentId, message, question }: MessageBubbleProps) {
  const [isWriting, setIsWriting] = useState(false);
  if (message.role === 'user') {
    return (
      <li className="flex flex-col items-end">
        <p
          dir="auto"
          className="max-w-[85%] rounded-lg rounded-br-sm bg-brand px-4 py-2.5 text-sm break-words whitespace-pre-wrap text-on-brand"
        >
          <span className="sr-only">Visitor: </span>
          {message.text}
        </p>
        <time dateTime={message.createdAt} className="mt-1 text-xs text-ink-secondary">
          {formatTime(message.createdAt)}
        </time>
      </li>
    );
  }
  return (
    <li className="flex max-w-[92%] flex-col items-start sm:max-w-[85%]">
      <div className="max-w-full rounded-lg rounded-bl-sm bg-sunken px-4 py-2.5 text-sm">
        <p dir="auto" className="break-words whitespace-pre-wrap">
          <span className="sr-only">Agent: </span>
          {message.text}
        </p>
        <Citations sources={message.sources} />
      </div>
      <AnswerFacts message={message} />
      {question && !isWriting && canBeWritten(message) && (
        <button
          type="button"
          onClick={() => setIsWriting(true)}
          className="mt-1 inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          <PenLine aria-hidden className="size-4" />
          {message.outcome === 'answered' ? 'Improve the answer' : 'Write the answer'}
        </button>
      )}
      {question && isWriting && (
        <div className="mt-3 w-full">
          <WriteAnswer agentId={agentId} question={question} onClose={() => setIsWriting(false)} />
        </div>
      )}
    </li>
  );
}

/** Small talk and human requests are no questions to the sources. */
const canBeWritten = ({ outcome }: Message): boolean =>
  outcome === 'declined' || outcome === 'hedged' || outcome === 'answered';

function AnswerFacts({ message }: { message: Message }) {
  const { outcome, confidence, model, finishReason, fallbackReason, createdAt } = message;
  return (
    <div className="mt-1.5 w-full space-y-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-secondary">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        <OutcomeBadge outcome={outcome} />
        {confidence !== null && (
          <Tooltip text="How sure the agent was that its sources contain the answer.">
            <button
              type="button"
              className="cursor-help rounded-sm tabular-nums underline decoration-dotted underline-offset-4"
            >
              Confidence {formatShare(confidence)}
            </button>
          </Tooltip>
        )}
        {model && <span>{model === 'embedded' ? 'Built-in engine' : model}</span>}
        {finishReason === 'aborted' && <span>Stopped by the visitor</span>}
        {finishReason === 'error' && <span>Interrupted</span>}
        {message.visitorFeedback && (
          <span className="inline-flex items-center gap-1">
            {message.visitorFeedback === 'positive' ? (
              <ThumbsUp aria-hidden className="size-3.5" />
            ) : (
              <ThumbsDown aria-hidden className="size-3.5" />
            )}
            Visitor: {message.visitorFeedback === 'positive' ? 'helpful' : 'not helpful'}
          </span>
        )}
        <FeedbackButtons message={message} />
      </div>
      {fallbackReason && (
        <p className="flex gap-1.5 text-xs text-partial">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          The chosen model did not answer: {fallbackReason}
        </p>
      )}
    </div>
  );
}

const thumbs = [
  { value: 'positive', label: 'Good answer', icon: ThumbsUp, pressed: 'text-ready' },
  { value: 'negative', label: 'Bad answer', icon: ThumbsDown, pressed: 'text-failed' },
] as const;

/** What the workspace thinks of an answer; pressing it again takes it back. The visitor's own thumb stays. */
function FeedbackButtons({ message }: { message: Message }) {
  const setFeedback = useSetFeedback();
  const rate = (feedback: Feedback) =>
    setFeedback.mutate(
      { messageId: message.id, feedback: message.feedback === feedback ? null : feedback },
      { onError: (error) => showToast.failed(describeError(error)) },
    );
  return (
    <span className="flex">
      {thumbs.map(({ value, label, icon: Icon, pressed }) => {
        const isPressed = message.feedback === value;
        return (
          <IconButton
            key={value}
            label={label}
            aria-pressed={isPressed}
            disabled={setFeedback.isPending}
            onClick={() => rate(value)}
            className={classNames('size-8!', isPressed && pressed)}
          >
            <Icon aria-hidden className={isPressed ? 'fill-current' : undefined} />
          </IconButton>
        );
      })}
    </span>
  );
}
