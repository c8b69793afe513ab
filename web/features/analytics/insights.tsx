import type { AnalyticsScope } from './analytics.queries.ts';
import { BusiestHours } from './busiest-hours.tsx';
import { FirstWord } from './first-word.tsx';
import { SourceUsage } from './source-usage.tsx';
import { TopList } from './top-list.tsx';
import { TopQuestions } from './top-questions.tsx';

interface InsightsProps extends AnalyticsScope {
  /** When, where and in which languages visitors ask, or what they ask most and how that is answered. */
  about: 'questions' | 'answers';
}

/** One of the two columns below the activity. */
export default function Insights({ about, ...scope }: InsightsProps) {
  return about === 'questions' ? (
    <>
      <BusiestHours {...scope} />
      <TopList by="page" {...scope} />
      <TopList by="language" {...scope} />
    </>
  ) : (
    <>
      <TopQuestions {...scope} />
      <SourceUsage {...scope} />
      <FirstWord {...scope} />
    </>
  );
}
