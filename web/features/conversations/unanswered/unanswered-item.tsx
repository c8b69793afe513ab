import { PenLine, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import type { UnansweredGroup } from '#contract/unanswered-questions/unanswered-questions.schemas.ts';
import type { Settlement } from '#contract/unanswered-questions/unanswered-questions.ts';
import { useSettleQuestions } from '#web/console/conversations/conversations.queries.ts';
import { WriteAnswer } from '#web/features/conversations/improving/write-answer.tsx';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { ClosestPassage } from './closest-passage.tsx';
import { DismissMenu, dismissalLabels } from './dismiss-menu.tsx';

interface UnansweredItemProps {
  group: UnansweredGroup;
  onWork: () => void;
  onDone: () => void;
}

const settlements: Record<Settlement, string> = {
  'asked-again': 'Asked again and answered',
  'source-changed': 'A source has the answer',
  ...dismissalLabels,
};

/** Questions that ask the same, in the visitors' words, and what can be done about them. */
export function UnansweredItem({ group, onWork, onDone }: UnansweredItemProps) {
  const { agentId, conversationId, question, questionIds, asked, askedAt, wordings, closest } = group;
  const [isWriting, setIsWriting] = useState(false);
  const { reopen } = useSettleQuestions();
  const open = () => {
    onWork();
    setIsWriting(true);
  };
  const close = () => {
    setIsWriting(false);
    onDone();
  };
  return (
    <article className="space-y-3 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 dir="auto" className="text-sm font-semibold wrap-anywhere">
            {question}
          </h2>
          <p className="mt-0.5 flex flex-wrap text-xs text-ink-secondary">
            <span>{asked === 1 ? 'Asked once' : `Asked ${formatCount(asked, 'time')}`}</span>
            <span className="dotted">{formatTimeAgo(askedAt)}</span>
            <Link
              to={paths.conversation(agentId, conversationId)}
              className="dotted font-semibold text-brand underline-offset-4 hover:underline"
            >
              Read the conversation
            </Link>
            {group.settledAs && <span className="dotted">{settlements[group.settledAs]}</span>}
          </p>
        </div>
        {!isWriting && (
          <div className="flex gap-2">
            {group.settledAs === null ? (
              <>
                <Button size="sm" onClick={open}>
                  <PenLine aria-hidden />
                  Answer
                </Button>
                <DismissMenu questionIds={questionIds} />
              </>
            ) : (
              <Button
                size="sm"
                variant="secondary"
                isBusy={reopen.isPending}
                onClick={() =>
                  reopen.mutate(questionIds, { onError: (error) => showToast.failed(describeError(error)) })
                }
              >
                <RotateCcw aria-hidden />
                Put back
              </Button>
            )}
          </div>
        )}
      </div>
      {(wordings.length > 0 || closest) && (
        <div className="flex flex-wrap gap-x-6 gap-y-2 text-xs">
          {wordings.length > 0 && (
            <details className="min-w-0 basis-full">
              <summary className="disclosure w-fit cursor-pointer rounded-sm py-1 font-semibold">
                Other words ({wordings.length})
              </summary>
              <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-secondary">
                {wordings.map((words) => (
                  <li key={words} dir="auto" className="wrap-anywhere">
                    {words}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {closest && <ClosestPassage passage={closest} agentId={agentId} />}
        </div>
      )}
      {isWriting && <WriteAnswer agentId={agentId} question={question} wordings={wordings} onClose={close} />}
    </article>
  );
}
