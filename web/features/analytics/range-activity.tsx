import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { conversationCountsQuery } from '#web/console/conversations/conversations.queries.ts';
import { describeTimeBefore, unitsFor } from '#web/lib/dates/arrange-spans.ts';
import { addDays, dayInZone, rangeOfDays, resolveRange } from '#web/lib/dates/date-ranges.ts';
import { weekStart } from '#web/lib/dates/week-start.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { viewerTimeZone } from '#web/lib/viewer-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { leadCountsQuery } from './analytics.queries.ts';
import { OutcomeBars } from './outcome-bars.tsx';
import { OverTime } from './over-time.tsx';
import { RangeFigures } from './range-figures.tsx';

interface RangeActivityProps {
  agentId?: string;
  /** As `date-ranges.ts` writes it; empty for all time. */
  range: string;
  onRange: (range: string) => void;
  /** Where none is chosen. */
  defaultRange: string;
  /** Below all that is of the range. */
  foot: ReactNode;
}

/** Threads, messages and leads of a range of days, compared with the time before, and what became of the messages. */
export function RangeActivity({ agentId, range, onRange, defaultRange, foot }: RangeActivityProps) {
  const { search } = useSearchFilters();
  const filters = { ...(agentId ? { agentId } : {}), ...(range ? { range } : {}) };
  const today = dayInZone(new Date(), viewerTimeZone());
  const days = range ? resolveRange(range, today, weekStart()) : null;
  const units = unitsFor(days);
  const unit = units.find((each) => each === search.get('unit')) ?? units[0] ?? 'month';

  const counts = useQuery(conversationCountsQuery(filters, unit));
  const leads = useQuery(leadCountsQuery(filters, unit));
  const failed = [counts, leads].find(({ isError, data }) => isError && !data);
  const retry = () => Promise.all([counts.refetch(), leads.refetch()]);

  const daysLong = days ? Math.round((days.to.getTime() - days.from.getTime()) / 86_400_000) : 0;
  const rangeBefore = days ? rangeOfDays(addDays(days.from, -daysLong), addDays(days.from, -1)) : '';
  const filtersBefore = { ...filters, range: rangeBefore };
  const hasBefore = rangeBefore !== '';
  const countsBefore = useQuery({ ...conversationCountsQuery(filtersBefore, 'month'), enabled: hasBefore });
  const leadsBefore = useQuery({ ...leadCountsQuery(filtersBefore, 'month'), enabled: hasBefore });
  return (
    <Card
      title="Activity"
      description={`Previews are not counted.${hasBefore ? ` ${describeTimeBefore(daysLong)}` : ''}`}
      actions={<DateRangePicker value={range} defaultValue={defaultRange} onChange={onRange} />}
    >
      {failed ? (
        <ErrorState error={failed.error} onRetry={retry} />
      ) : counts.data && leads.data ? (
        <>
          <RangeFigures
            counts={counts.data}
            leads={leads.data.leads}
            bookings={leads.data.bookings}
            before={countsBefore.data}
            leadsBefore={leadsBefore.data?.leads}
            bookingsBefore={leadsBefore.data?.bookings}
            {...filters}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 xl:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
            <OverTime counts={counts.data} days={days} unit={unit} {...filters} />
            <div>
              <OutcomeBars counts={counts.data.outcomes} {...filters} />
            </div>
          </div>
        </>
      ) : (
        <Loading className="space-y-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-68" />
          <Skeleton className="h-82" />
        </Loading>
      )}
      <div className="mt-5 border-t border-line pt-4">{foot}</div>
    </Card>
  );
}
