import { formatDate, formatTime } from '#web/lib/format-time.ts';

/** Day and time in a table: on one line where there is room, else the time below the day, neither broken. */
export function Moment({ time }: { time: string }) {
  return (
    <time dateTime={time} className="tabular-nums">
      <span className="whitespace-nowrap">{formatDate(time)}</span>{' '}
      <span className="text-xs whitespace-nowrap text-ink-secondary">{formatTime(time)}</span>
    </time>
  );
}
