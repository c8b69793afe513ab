import type { AnalyticsScope } from './analytics.queries.ts';
import { BusiestHours } from './busiest-hours.tsx';
import { FirstWord } from './first-word.tsx';
import { SourceUsage } from './source-usage.tsx';
import { TopList } from './top-list.tsx';
import { TopQuestions } from './top-questions.tsx';

/** What visitors ask most, when, where and in which languages, and how soon and from which sources they are answered. */
export default function Insights(scope: AnalyticsScope) {
  return (
    <>
      <TopQuestions {...scope} />
      <BusiestHours {...scope} />
      <FirstWord {...scope} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
        <TopList by="language" {...scope} />
        <TopList by="page" {...scope} />
      </div>
      <SourceUsage {...scope} />
    </>
  );
}
