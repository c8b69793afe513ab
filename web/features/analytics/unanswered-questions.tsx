import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import type { UnansweredGroup } from '#contract/unanswered-questions/unanswered-questions.schemas.ts';
import { unansweredQuery } from '#web/console/conversations/conversations.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';

const shown = 8;

/** Where the answer to a question is written, and the question asked again with it. */
export type WriteAnswer = ComponentType<{
  agentId: string;
  question: string;
  wordings: readonly string[];
  onClose: () => void;
}>;

interface UnansweredQuestionsProps {
  AnswerForm: WriteAnswer;
  agentId?: string;
  /** As `date-ranges.ts` writes it; empty for all time. */
  range: string;
}

/** What the sources could not answer, most asked first; each leads to where the answer is written. */
export function UnansweredQuestions({ agentId, range, AnswerForm }: UnansweredQuestionsProps) {
  const filters = { ...(agentId ? { agentId } : {}), ...(range ? { range } : {}) };
  const questions = useQuery(unansweredQuery(filters, shown));
  const [written, setWritten] = useState<UnansweredGroup | null>(null);
  const search = range ? new URLSearchParams({ range }).toString() : '';
  return (
    <Card
      title="Unanswered questions"
      description="Most asked first. Open one to write the answer."
      isFlush
      actions={
        agentId &&
        (questions.data?.groups ?? 0) > shown && (
          <Link
            to={{ pathname: paths.unanswered(agentId), search }}
            className="text-sm font-semibold text-brand underline-offset-4 hover:underline"
          >
            Show all
          </Link>
        )
      }
    >
      {questions.isPending ? (
        <TableSkeleton rows={4} rowHeight="h-17.5" />
      ) : questions.isError && !questions.data ? (
        <ErrorState error={questions.error} onRetry={() => questions.refetch()} />
      ) : questions.data.data.length === 0 && !written ? (
        <EmptyState icon={CircleCheck} title="None">
          Questions that your sources do not answer appear here.
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {withWritten(questions.data.data, written).map((group) => (
            <li key={group.questionIds.join()} className="border-b border-line last:border-b-0">
              <div className="flex items-center gap-3 pr-5 transition-colors hover:bg-sunken/60">
                <Link
                  to={{ pathname: paths.unanswered(group.agentId), search }}
                  className="block min-w-0 flex-1 px-5 py-3.5 focus-visible:-outline-offset-2"
                >
                  <span dir="auto" className="line-clamp-2 text-sm font-medium wrap-anywhere">
                    {group.question}
                  </span>
                  <span className="block truncate text-xs text-ink-secondary">
                    {agentId === undefined && `${group.agentName} · `}
                    {describe(group)}
                  </span>
                </Link>
                {group !== written && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`Answer: ${group.question}`}
                    onClick={() => setWritten(group)}
                  >
                    Answer
                  </Button>
                )}
              </div>
              {group === written && (
                <div className="px-5 pb-4">
                  <AnswerForm
                    agentId={group.agentId}
                    question={group.question}
                    wordings={group.wordings}
                    onClose={() => setWritten(null)}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What is being answered stays, although it leaves the list once it is answered. */
function withWritten(
  groups: readonly UnansweredGroup[],
  written: UnansweredGroup | null,
): readonly UnansweredGroup[] {
  if (written === null) return groups;
  const isSame = ({ questionIds }: UnansweredGroup) =>
    questionIds.some((id) => written.questionIds.includes(id));
  const index = groups.findIndex(isSame);
  return index < 0 ? [written, ...groups] : groups.with(index, written);
}

const describe = ({ asked, askedAt }: UnansweredGroup): string =>
  `${asked === 1 ? 'asked once' : `asked ${formatCount(asked, 'time')}`} · ${formatTimeAgo(askedAt)}`;
