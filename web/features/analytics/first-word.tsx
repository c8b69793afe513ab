import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#web/lib/format.ts';
import { type AnalyticsScope, firstWordQuery } from './analytics.queries.ts';
import { InsightCard } from './insight-card.tsx';

/** How long visitors wait until an answer begins. */
export function FirstWord(scope: AnalyticsScope) {
  return (
    <InsightCard
      title="Time to first word"
      meaning="From the question to the first word of its answer, measured on the server. In a long period, only the newest 1,000 answers count."
      query={useQuery(firstWordQuery(scope))}
      height="h-5"
      isEmpty={({ medianMs }) => medianMs === null}
      none="No answers in this period."
    >
      {({ medianMs, slowMs }) =>
        medianMs !== null &&
        slowMs !== null && (
          <p className="text-sm">
            Half of the answers began within <strong>{formatWait(medianMs)}</strong>, 95 of 100 within{' '}
            <strong>{formatWait(slowMs)}</strong>.
          </p>
        )
      }
    </InsightCard>
  );
}

/** 340 → 340 ms, 1,234 → 1.2 seconds. */
const formatWait = (ms: number): string =>
  ms < 1_000 ? `${formatNumber(ms)} ms` : `${formatNumber(Math.round(ms / 100) / 10)} seconds`;
