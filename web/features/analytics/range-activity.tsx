import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { outcomes } from '#contract/conversations/conversations.ts';
import { conversationCountsQuery } from '#web/console/conversations/conversations.queries.ts';
import { leadsQuery } from '#web/console/leads/leads.queries.ts';
import { addDays, dayInZone, rangeOfDays, resolveRange } from '#web/lib/date-ranges.ts';
import { formatNumber } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { viewerTimeZone } from '#web/lib/viewer-locale.ts';
import { weekStart } from '#web/lib/week-start.ts';
import { Card } from '#web/ui/card.tsx';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActivityChart } from './activity-chart.tsx';
import { arrangeDays, describeChange } from './arrange-days.ts';
import { OutcomeBars } from './outcome-bars.tsx';

interface RangeActivityProps {
  agentId?: string;
  /** As `date-ranges.ts` writes it; empty for all time. */
  range: string;
  onRange: (range: string) => void;
}

/** Threads and leads of a range of days, next to the time before, and how the threads ended. */
export function RangeActivity({ agentId, range, onRange }: RangeActivityProps) {
  const filters = { ...(agentId ? { agentId } : {}), ...(range ? { range } : {}) };
  const threads = useQuery(conversationCountsQuery(filters));
  const leads = useInfiniteQuery(leadsQuery(filters, 1));
  const failed = [threads, leads].find(({ isError, data }) => isError && !data);
  const retry = () => Promise.all([threads.refetch(), leads.refetch()]);

  const today = dayInZone(new Date(), viewerTimeZone());
  const days = range ? resolveRange(range, today, weekStart()) : null;
  const daysLong = days ? Math.round((days.to.getTime() - days.from.getTime()) / 86_400_000) : 0;
  const rangeBefore = days ? rangeOfDays(addDays(days.from, -daysLong), addDays(days.from, -1)) : '';
  const leadsBefore = useInfiniteQuery({
    ...leadsQuery({ ...filters, range: rangeBefore }, 1),
    enabled: rangeBefore !== '',
  });
  const before = threads.data?.before;
  const change = (now: number, earlier: number | undefined) =>
    earlier === undefined ? undefined : describeChange(now, earlier, daysLong);

  return (
    <Card
      title="Activity"
      description="Each thread counts on the day of its last message."
      actions={<DateRangePicker value={range} onChange={onRange} />}
    >
      {failed ? (
        <ErrorState error={failed.error} onRetry={retry} />
      ) : threads.data && leads.data ? (
        <>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-5 border-b border-line pb-5 sm:grid-cols-4">
            <Figure
              label="Threads"
              value={threads.data.total}
              note={change(threads.data.total, before?.total)}
            />
            {(['answered', 'unanswered'] as const).map((kind) => {
              const value = threads.data.days.reduce((sum, counted) => sum + counted[kind], 0);
              return (
                <Figure
                  key={kind}
                  label={kind === 'answered' ? 'Answered' : 'Not answered'}
                  value={value}
                  note={change(value, before?.[kind])}
                />
              );
            })}
            <Figure
              label="Leads"
              value={itemsOf(leads.data).total}
              note={change(itemsOf(leads.data).total, leadsBefore.data && itemsOf(leadsBefore.data).total)}
            />
          </dl>
          <div className="border-b border-line py-5">
            <ActivityChart
              {...arrangeDays(threads.data.days, days, today, weekStart())}
              {...(agentId ? { agentId } : {})}
            />
          </div>
          <OutcomeBars
            total={threads.data.total}
            outcomes={outcomes.map((outcome) => ({
              outcome,
              total: threads.data.outcomes[outcome],
            }))}
            {...filters}
          />
        </>
      ) : (
        <div role="status" aria-label="Loading" className="space-y-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-68" />
          <Skeleton className="h-82" />
        </div>
      )}
    </Card>
  );
}

function Figure({ label, value, note }: { label: string; value: number; note?: string | undefined }) {
  return (
    <div>
      <dt className="text-sm text-ink-secondary">{label}</dt>
      <dd>
        <span className="block font-display text-2xl font-semibold tabular-nums">{formatNumber(value)}</span>
        {note && <span className="block text-xs text-ink-secondary">{note}</span>}
      </dd>
    </div>
  );
}
