import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { conversationTotalsQuery } from '#web/features/conversations/conversations.queries.ts';
import { leadsQuery } from '#web/features/leads/leads.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Card } from '#web/ui/card.tsx';
import { DateRangePicker } from '#web/ui/date-range-picker.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OutcomeBars } from './outcome-bars.tsx';

interface RangeActivityProps {
  agentId?: string;
  /** As `date-ranges.ts` writes it; empty for all time. */
  range: string;
  onRange: (range: string) => void;
}

/** Threads and leads of a range of days, and how the threads ended. */
export function RangeActivity({ agentId, range, onRange }: RangeActivityProps) {
  const filters = { ...(agentId ? { agentId } : {}), ...(range ? { range } : {}) };
  const threads = useQuery(conversationTotalsQuery(filters));
  const leads = useInfiniteQuery(leadsQuery(filters, 1));
  const failed = [threads, leads].find(({ isError, data }) => isError && !data);
  const retry = () => Promise.all([threads.refetch(), leads.refetch()]);

  return (
    <Card
      title="Activity"
      description="Threads count in the days of their last message."
      actions={<DateRangePicker value={range} onChange={onRange} />}
    >
      {failed ? (
        <ErrorState error={failed.error} onRetry={retry} />
      ) : threads.data && leads.data ? (
        <>
          <dl className="grid grid-cols-2 gap-4 border-b border-line pb-5">
            <Figure label="Threads" value={threads.data.total} />
            <Figure label="Leads" value={itemsOf(leads.data).total} />
          </dl>
          <OutcomeBars {...threads.data} {...filters} />
        </>
      ) : (
        <div role="status" aria-label="Loading" className="space-y-4">
          <Skeleton className="h-14" />
          <Skeleton className="h-82" />
        </div>
      )}
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-sm text-ink-secondary">{label}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums">{formatNumber(value)}</dd>
    </div>
  );
}
