import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ConversationCounts } from '#contract/conversations/conversations.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { arrangeSpans, type Span, type Unit, unitsFor } from '#web/lib/dates/arrange-spans.ts';
import { dayInZone, rangeOfDays, type TimeRange } from '#web/lib/dates/date-ranges.ts';
import { weekStart } from '#web/lib/dates/week-start.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { viewerTimeZone } from '#web/lib/viewer-locale.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type AnalyticsScope, leadCountsQuery } from './analytics.queries.ts';
import { linkToMessages } from './link-to-messages.ts';
import { type SeriesName, series, seriesNames } from './series.ts';
import { SpanChart } from './span-chart.tsx';

const leadsName = 'leads';
const unitLabels: Record<Unit, string> = { day: 'By day', week: 'By week', month: 'By month' };

interface OverTimeProps extends AnalyticsScope {
  counts: ConversationCounts;
  /** The days of the range; null for all time. */
  days: TimeRange | null;
  unit: Unit;
}

/** One of several numbers over time; which one, and by which unit, is in the address. */
export function OverTime({ counts, days, unit, ...scope }: OverTimeProps) {
  const { search, setFilter } = useSearchFilters();
  const chosen = search.get('chart') ?? '';
  const name = seriesNames.find((each) => each === chosen) ?? 'messages';
  const units = unitsFor(days);
  const controls = (
    <span className="flex flex-wrap gap-2">
      <Select
        isFilter
        unsetValue="messages"
        aria-label="Chart"
        value={chosen === leadsName ? leadsName : name}
        onChange={({ target }) => setFilter('chart', target.value === 'messages' ? '' : target.value)}
      >
        {seriesNames.map((each) => (
          <option key={each} value={each}>
            {series[each].title}
          </option>
        ))}
        <option value={leadsName}>Leads</option>
      </Select>
      {units.length > 1 && (
        <Select
          isFilter
          unsetValue={units[0] ?? 'month'}
          aria-label="Unit"
          value={unit}
          onChange={({ target }) => setFilter('unit', target.value === units[0] ? '' : target.value)}
        >
          {units.map((each) => (
            <option key={each} value={each}>
              {unitLabels[each]}
            </option>
          ))}
        </Select>
      )}
    </span>
  );
  return (
    <div className="py-5 max-xl:border-b max-xl:border-line">
      {chosen === leadsName ? (
        <LeadsOverTime days={days} unit={unit} controls={controls} {...scope} />
      ) : (
        <CountsOverTime name={name} counts={counts} days={days} unit={unit} controls={controls} {...scope} />
      )}
    </div>
  );
}

const arrange = <Item extends { day: string }>(items: readonly Item[], days: TimeRange | null, unit: Unit) =>
  arrangeSpans(items, days, dayInZone(new Date(), viewerTimeZone()), unit, weekStart());

/** What is drawn may still be loading; what it can be changed by is there. */
interface ChartProps extends OverTimeProps {
  controls: ReactNode;
}

function CountsOverTime({ name, counts, days, unit, controls, agentId }: ChartProps & { name: SeriesName }) {
  return (
    <SpanChart
      {...series[name]}
      unit={unit}
      controls={controls}
      spans={arrange(counts.days, days, unit)}
      linkTo={({ from, last }, filter) => linkToMessages(agentId, filter, rangeOfDays(from, last))}
    />
  );
}

function LeadsOverTime({ days, unit, controls, ...scope }: Omit<ChartProps, 'counts'>) {
  const leads = useQuery(leadCountsQuery(scope, unit));
  if (leads.isPending) return <Skeleton className="h-56" />;
  if (!leads.data) return <ErrorState error={leads.error} onRetry={() => leads.refetch()} />;
  const { agentId } = scope;
  const linkTo = ({ from, last }: Span<unknown>) =>
    agentId
      ? {
          pathname: paths.leads(agentId),
          search: new URLSearchParams({ range: rangeOfDays(from, last) }).toString(),
        }
      : undefined;
  return (
    <SpanChart
      title="Leads"
      meaning="Visitors who left contact details. Each conversation has at most one."
      unit={unit}
      controls={controls}
      spans={arrange(leads.data.days, days, unit)}
      parts={[{ label: 'Leads', fill: 'bg-brand', count: (item) => item.leads, filter: {} }]}
      linkTo={linkTo}
    />
  );
}
