import type { AnalyticsScope } from './analytics.queries.ts';
import { BusiestHours } from './busiest-hours.tsx';
import { SourceUsage } from './source-usage.tsx';
import { TopList } from './top-list.tsx';

/** When, where and in which languages visitors ask, and which sources answer them. */
export default function Insights(scope: AnalyticsScope) {
  return (
    <>
      <BusiestHours {...scope} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
        <TopList by="language" {...scope} />
        <TopList by="page" {...scope} />
      </div>
      <SourceUsage {...scope} />
    </>
  );
}
