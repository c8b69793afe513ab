import { useQuery } from '@tanstack/react-query';
import type { HourCount } from '#contract/analytics/analytics.schemas.ts';
import { weekStart } from '#web/lib/dates/week-start.ts';
import { formatCount } from '#web/lib/format.ts';
import { dateFormat, viewerTimeZone } from '#web/lib/viewer-locale.ts';
import { type AnalyticsScope, hoursQuery } from './analytics.queries.ts';
import { ChartData } from './chart-data.tsx';
import { InsightCard } from './insight-card.tsx';
import { linkToMessages } from './link-to-messages.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const title = 'Busiest hours';

/** The messages of each hour of each weekday, as a map of darker and lighter squares. */
export function BusiestHours(scope: AnalyticsScope) {
  const counted = useQuery(hoursQuery(scope));
  return (
    <InsightCard
      title={title}
      meaning={`Messages by the weekday and hour when they were written, in your time zone (${viewerTimeZone()}).`}
      query={counted}
      isEmpty={({ data }) => data.length === 0}
      none="No messages in this period."
    >
      {({ data }) => <HeatMap counts={data} {...scope} />}
    </InsightCard>
  );
}

/** The weekdays in the viewer's order; 2023-01-01 was a Sunday. */
function weekdays(): { weekday: number; name: string; short: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const weekday = (weekStart() + index) % 7;
    const day = new Date(2023, 0, 1 + weekday);
    return {
      weekday,
      name: dateFormat({ weekday: 'long' }, false).format(day),
      short: dateFormat({ weekday: 'short' }, false).format(day),
    };
  });
}

const writeHour = (hour: number): string =>
  dateFormat({ hour: 'numeric' }, false).format(new Date(2023, 0, 1, hour));

function HeatMap({ counts, agentId, range }: AnalyticsScope & { counts: readonly HourCount[] }) {
  const byHour = new Map(counts.map((each) => [each.weekday * 24 + each.hour, each.messages]));
  const countOf = (weekday: number, hour: number): number => byHour.get(weekday * 24 + hour) ?? 0;
  const highest = Math.max(...counts.map(({ messages }) => messages));
  const busiest = counts.find(({ messages }) => messages === highest);
  const days = weekdays();
  return (
    <figure>
      {busiest && (
        <figcaption className="mb-4 text-sm">
          Most messages came on {days.find(({ weekday }) => weekday === busiest.weekday)?.name} at{' '}
          {writeHour(busiest.hour)}: {formatCount(highest, 'message')}.
        </figcaption>
      )}
      <div
        aria-hidden
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5 text-xs text-ink-secondary"
      >
        {days.map(({ weekday, name, short }) => (
          <div key={weekday} className="col-span-2 grid grid-cols-subgrid items-center">
            <span>{short}</span>
            <span className="flex gap-0.5">
              {hours.map((hour) => (
                <span
                  key={hour}
                  title={`${name}, ${writeHour(hour)}: ${formatCount(countOf(weekday, hour), 'message')}`}
                  className="h-5 min-w-0 flex-1 rounded-xs"
                  style={{ backgroundColor: shade(countOf(weekday, hour), highest) }}
                />
              ))}
            </span>
          </div>
        ))}
        <span className="col-start-2 flex justify-between">
          {[0, 6, 12, 18].map((hour) => (
            <span key={hour} className="min-w-0 flex-1">
              {writeHour(hour)}
            </span>
          ))}
        </span>
      </div>
      <ChartData
        title={title}
        fileName="busiest-hours"
        columns={[
          { header: 'Hour', value: writeHour },
          ...days.map(({ weekday, short }) => ({
            header: short,
            value: (hour: number) => countOf(weekday, hour),
            to: (hour: number) =>
              linkToMessages(agentId, { weekday: String(weekday), hour: String(hour) }, range),
          })),
        ]}
        rows={hours}
      />
    </figure>
  );
}

/** The more messages, the more of the brand's colour; one message is still seen. */
function shade(messages: number, highest: number): string {
  if (messages === 0) return 'var(--sunken)';
  const percent = 12 + Math.round((messages / highest) * 88);
  return `color-mix(in srgb, var(--brand) ${percent}%, var(--surface))`;
}
