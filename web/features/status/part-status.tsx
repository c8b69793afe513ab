import { Badge } from '#web/ui/badge.tsx';
import { DayBars } from './day-bars.tsx';
import { dayWords, formatDay, formatUptime, partNames, stateLooks } from './status-words.ts';
import type { Status } from './use-status.ts';

/** One part of the product: its current state, its history, and the days with failed checks. */
export function PartStatus({ part }: { part: Status['parts'][number] }) {
  const { name, text } = partNames[part.name];
  const { label, tone, icon } = stateLooks[part.status];
  const badDays = part.days.filter(({ state }) => state === 'degraded' || state === 'down').reverse();
  return (
    <li className="px-5 py-6 sm:px-7">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-lg font-semibold">{name}</h2>
          <p className="text-sm text-ink-secondary">{text}</p>
        </div>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </div>
      <div className="mt-4">
        <DayBars days={part.days} />
      </div>
      <div className="mt-2 flex justify-between gap-3 text-xs text-ink-secondary tabular-nums">
        <span>{part.days.length} days ago</span>
        <span>
          {part.uptime === null ? 'Not measured yet' : `${formatUptime(part.uptime)} of checks passed`}
        </span>
        <span>Today</span>
      </div>
      {badDays.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="py-1 font-semibold">Days with failed checks</summary>
          <ul className="mt-1 space-y-1 text-ink-secondary tabular-nums">
            {badDays.map(({ date, state, uptime }) => (
              <li key={date}>
                {formatDay(date)}: {dayWords[state]}
                {uptime !== null && `, ${formatUptime(uptime)} passed`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
