import { useQuery } from '@tanstack/react-query';
import type { TopQuestion } from '#contract/analytics/analytics.schemas.ts';
import { formatNumber } from '#web/lib/format.ts';
import { type AnalyticsScope, topQuestionsQuery } from './analytics.queries.ts';
import { ChartData } from './chart-data.tsx';
import { InsightCard } from './insight-card.tsx';
import { linkToMessages } from './link-to-messages.ts';
import { MessagesLink } from './messages-link.tsx';

const title = 'Top questions';

/** What visitors ask most often, and how often they got an answer. */
export function TopQuestions(scope: AnalyticsScope) {
  const top = useQuery(topQuestionsQuery(scope));
  return (
    <InsightCard
      title={title}
      meaning="Questions in groups that ask the same, shown in the words of the newest. In a long period, only the newest 5,000 questions count."
      query={top}
      isEmpty={({ data }) => data.length === 0}
      none="No questions in this period."
    >
      {({ data }) => <Questions questions={data} {...scope} />}
    </InsightCard>
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
            <MessagesLink of={group.question} messages={group.asked} to={linkOf(group)} className="text-sm" />
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
