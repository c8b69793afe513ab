import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { unansweredQuery } from '#web/console/conversations/conversations.queries.ts';
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

/** What the sources could not answer, the newest first; each leads to its thread, where the answer can be written. */
export function UnansweredQuestions({ agentId, range }: UnansweredQuestionsProps) {
  const filters = { ...(agentId ? { agentId } : {}), ...(range ? { range } : {}) };
  const questions = useQuery(unansweredQuery(filters, shown));
  const all = new URLSearchParams({ outcome: 'declined', ...(range ? { range } : {}) }).toString();
  return (
    <Card
      title="Unanswered questions"
      description="Newest first. Open one to write the answer."
      isFlush
      actions={
        agentId &&
        questions.data?.data.length === shown && (
          <Link
            to={{ pathname: paths.messages(agentId), search: all }}
            className="text-sm font-semibold text-brand underline-offset-4 hover:underline"
          >
            All of them
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
          No thread ended with a question that the sources could not answer.
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {questions.data.data.map(({ conversationId, agentId, agentName, question, askedAt }) => (
            <li key={conversationId} className="border-b border-line last:border-b-0">
              <Link
                to={paths.conversation(agentId, conversationId)}
                className="block px-5 py-3.5 transition-colors hover:bg-sunken/60 focus-visible:-outline-offset-2"
              >
                <span dir="auto" className="line-clamp-2 text-sm font-medium wrap-anywhere">
                  {question}
                </span>
                <span className="block truncate text-xs text-ink-secondary">
                  {agentName} · {formatTimeAgo(askedAt)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
