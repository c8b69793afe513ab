import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TopQuestion } from '#contract/analytics/analytics.schemas.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type AnalyticsScope, topQuestionsQuery } from './analytics.queries.ts';
import { ChartData } from './chart-data.tsx';
import { linkToMessages } from './link-to-messages.ts';

const title = 'Top questions';

/** What visitors ask most often, and how often they got an answer. */
export function TopQuestions(scope: AnalyticsScope) {
  const top = useQuery(topQuestionsQuery(scope));
  return (
    <Card
      title={
        <span className="flex items-center gap-1">
          {title}
          <Meaning of={title}>
            Questions in groups that ask the same, shown in the words of the newest. Of a long period we look
            at the newest 5,000 questions.
          </Meaning>
        </span>
      }
    >
      {top.isPending ? (
        <Skeleton className="h-44" />
      ) : !top.data ? (
        <ErrorState error={top.error} onRetry={() => top.refetch()} />
      ) : top.data.data.length === 0 ? (
        <p className="text-sm text-ink-secondary">No questions in this period.</p>
      ) : (
        <Questions questions={top.data.data} {...scope} />
      )}
    </Card>
  );
}

function Questions({ questions, agentId, range }: AnalyticsScope & { questions: TopQuestion[] }) {
  const linkOf = ({ questionIds }: TopQuestion) =>
    linkToMessages(agentId, { askedLike: questionIds.join(',') }, range);
  return (
    <>
      <ol className="divide-y divide-line">
        {questions.map((group) => (
          <li key={group.questionIds.join()} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span dir="auto" className="line-clamp-2 text-sm font-medium wrap-anywhere">
                {group.question}
              </span>
              <span className="block text-xs text-ink-secondary">
                {agentId ? '' : `${group.agentName} · `}
                {formatNumber(group.answered)} of {formatNumber(group.asked)} answered
              </span>
            </span>
            <Link
              to={linkOf(group)}
              aria-label={`${group.question}: read ${formatCount(group.asked, 'message')}`}
              className="inline-block min-w-6 text-right text-sm font-semibold text-brand tabular-nums underline underline-offset-4"
            >
              {formatNumber(group.asked)}
            </Link>
          </li>
        ))}
      </ol>
      <ChartData
        title={title}
        fileName="top-questions"
        columns={[
          { header: 'Question', value: ({ question }) => question },
          { header: 'Asked', value: ({ asked }) => asked, to: linkOf },
          { header: 'Answered', value: ({ answered }) => answered },
        ]}
        rows={questions}
      />
    </>
  );
}
