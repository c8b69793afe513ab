import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { outcomes } from '#contract/conversations/conversations.ts';
import { conversationCountsQuery } from '#web/console/conversations/conversations.queries.ts';
import { leadsQuery } from '#web/console/leads/leads.queries.ts';
import { addDays, dayInZone, rangeOfDays, resolveRange } from '#web/lib/date-ranges.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { viewerTimeZone } from '#web/lib/viewer-locale.ts';
import { weekStart } from '#web/lib/week-start.ts';
import { Card } from '#web/ui/card.tsx';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActivityChart } from './activity-chart.tsx';
import { arrangeDays } from './arrange-days.ts';
import { OutcomeBars } from './outcome-bars.tsx';
import { RangeFigures } from './range-figures.tsx';

interface RangeActivityProps {
  agentId?: string;
  /** As `date-ranges.ts` writes it; empty for all time. */
  range: string;
  onRange: (range: string) => void;
}

/** Threads, messages and leads of a range of days, compared with the time before, and what became of the messages. */
export function RangeActivity({ agentId, range, onRange }: RangeActivityProps) {
  const filters = { ...(agentId ? { agentId } : {}), ...(range ? { range } : {}) };
  const counts = useQuery(conversationCountsQuery(filters));
  const leads = useInfiniteQuery(leadsQuery(filters, 1));
  const failed = [counts, leads].find(({ isError, data }) => isError && !data);
  const retry = () => Promise.all([counts.refetch(), leads.refetch()]);

  const today = dayInZone(new Date(), viewerTimeZone());
  const days = range ? resolveRange(range, today, weekStart()) : null;
  const daysLong = days ? Math.round((days.to.getTime() - days.from.getTime()) / 86_400_000) : 0;
  const rangeBefore = days ? rangeOfDays(addDays(days.from, -daysLong), addDays(days.from, -1)) : '';
  const leadsBefore = useInfiniteQuery({
    ...leadsQuery({ ...filters, range: rangeBefore }, 1),
    enabled: rangeBefore !== '',
  });
  const countsBefore = useQuery({
    ...conversationCountsQuery({ ...filters, range: rangeBefore }),
    enabled: rangeBefore !== '',
  });
  const before = countsBefore.data;
  return (
    <Card
      title="Activity"
      description="Previews are not counted."
      actions={<DateRangePicker value={range} onChange={onRange} />}
    >
      {failed ? (
        <ErrorState error={failed.error} onRetry={retry} />
      ) : counts.data && leads.data ? (
        <>
          <RangeFigures
            counts={counts.data}
            leads={itemsOf(leads.data).total}
            before={before}
            leadsBefore={leadsBefore.data && itemsOf(leadsBefore.data).total}
            daysLong={daysLong}
            {...filters}
          />
          <div className="border-b border-line py-5">
            <ActivityChart
              {...arrangeDays(counts.data.days, days, today, weekStart())}
              {...(agentId ? { agentId } : {})}
            />
          </div>
          <OutcomeBars
            total={counts.data.messages}
            outcomes={outcomes.map((outcome) => ({ outcome, total: counts.data.outcomes[outcome] }))}
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
