import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { Feedback } from '#contract/conversations/conversations.ts';
import { useSetFeedback } from '#web/console/conversations/conversations.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { seenOnHover } from '../message/seen-on-hover.ts';

const thumbs = [
  { value: 'positive', label: 'Good answer', icon: ThumbsUp, pressed: 'text-ready' },
  { value: 'negative', label: 'Bad answer', icon: ThumbsDown, pressed: 'text-failed' },
] as const;

/** What the workspace thinks of an answer; pressing it again takes it back. The visitor's own thumb stays. */
export function AnswerJudgement({ message }: { message: Message }) {
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
            className={classNames('size-8!', isPressed ? pressed : seenOnHover)}
          >
            <Icon aria-hidden className={isPressed ? 'fill-current' : undefined} />
          </IconButton>
        );
      })}
    </span>
  );
}
