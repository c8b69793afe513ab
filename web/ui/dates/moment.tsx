import { formatDate, formatShortDate, formatTime } from '#web/lib/format-time.ts';
import { classNames } from '#web/ui/class-names.ts';

interface MomentProps {
  time: string;
  /** No year where it is this one, and where a table is narrow, the day alone; the rest is then read by pointing at it. */
  isShort?: boolean;
}

/** Day and time in a table: on one line where there is room, else the time below the day, neither broken. */
export function Moment({ time, isShort = false }: MomentProps) {
  return (
    <time
      dateTime={time}
      title={isShort ? `${formatDate(time)}, ${formatTime(time)}` : undefined}
      className="tabular-nums"
    >
      <span className="whitespace-nowrap">{isShort ? formatShortDate(time) : formatDate(time)}</span>{' '}
      <span
        className={classNames(
          'whitespace-nowrap text-ink-secondary',
          isShort ? '@2xl:hidden @5xl:inline' : 'text-xs',
        )}
      >
        {formatTime(time)}
      </span>
    </time>
  );
}
