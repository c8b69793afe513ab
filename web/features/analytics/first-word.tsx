import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type AnalyticsScope, firstWordQuery } from './analytics.queries.ts';

const title = 'Time to first word';

/** How long visitors wait until an answer begins. */
export function FirstWord(scope: AnalyticsScope) {
  const measured = useQuery(firstWordQuery(scope));
  return (
    <Card
      title={
        <span className="flex items-center gap-1">
          {title}
          <Meaning of={title}>
            From the question to the first word of its answer, measured on the server. Of a long period we
            look at the newest 1,000 answers.
          </Meaning>
        </span>
      }
    >
      {measured.isPending ? (
        <Skeleton className="h-5" />
      ) : !measured.data ? (
        <ErrorState error={measured.error} onRetry={() => measured.refetch()} />
      ) : measured.data.medianMs === null || measured.data.slowMs === null ? (
        <p className="text-sm text-ink-secondary">No answers in this period.</p>
      ) : (
        <p className="text-sm">
          Half of the answers began within <strong>{formatWait(measured.data.medianMs)}</strong>, 95 of 100
          within <strong>{formatWait(measured.data.slowMs)}</strong>.
        </p>
      )}
    </Card>
  );
}

/** 340 → 340 ms, 1,234 → 1.2 seconds. */
const formatWait = (ms: number): string =>
  ms < 1_000 ? `${formatNumber(ms)} ms` : `${formatNumber(Math.round(ms / 100) / 10)} seconds`;
