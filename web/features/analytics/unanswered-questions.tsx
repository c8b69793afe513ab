import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { unansweredQuery } from '#web/console/conversations/conversations.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';

const shown = 8;

interface UnansweredQuestionsProps {
  agentId?: string;
  /** As `date-ranges.ts` writes it; empty for all time. */
  range: string;
}

/** What the sources could not answer, most asked first; each leads to where the answer is written. */
export function UnansweredQuestions({ agentId, range }: UnansweredQuestionsProps) {
  const filters = { ...(agentId ? { agentId } : {}), ...(range ? { range } : {}) };
  const questions = useQuery(unansweredQuery(filters, shown));
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
      ) : questions.data.data.length === 0 ? (
        <EmptyState icon={CircleCheck} title="None">
          Questions that your sources do not answer appear here.
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {questions.data.data.map(({ questionIds, agentId, agentName, question, asked, askedAt }) => (
            <li key={questionIds.join()} className="border-b border-line last:border-b-0">
              <Link
                to={{ pathname: paths.unanswered(agentId), search }}
                className="block px-5 py-3.5 transition-colors hover:bg-sunken/60 focus-visible:-outline-offset-2"
              >
                <span dir="auto" className="line-clamp-2 text-sm font-medium wrap-anywhere">
                  {question}
                </span>
                <span className="block truncate text-xs text-ink-secondary">
                  {agentName} · {asked === 1 ? 'asked once' : `asked ${formatCount(asked, 'time')}`} ·{' '}
                  {formatTimeAgo(askedAt)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
