import type { DayState } from '#contract/status/status.ts';
import { classNames } from '#web/ui/class-names.ts';
import { dayWords, describeDays, formatDay, formatUptime } from './status-words.ts';
import type { Status } from './use-status.ts';

type Day = Status['parts'][number]['days'][number];

/** Distinguished by height as well as by colour; an unmeasured day is an outline. */
const looks: Record<DayState, string> = {
  up: 'h-full bg-ready',
  degraded: 'h-3/4 bg-partial',
  down: 'h-1/2 bg-failed',
  unknown: 'h-full border border-line bg-sunken',
};

/** One bar per day, oldest on the left, with a sentence that says the same. */
export function DayBars({ days }: { days: readonly Day[] }) {
  return (
    <div role="img" aria-label={describeDays(days)} className="flex h-9 items-end gap-px sm:gap-0.5">
      {days.map(({ date, state, uptime }) => (
        <span
          key={date}
          title={`${formatDay(date)}: ${dayWords[state]}${uptime === null ? '' : `, ${formatUptime(uptime)}`}`}
          className={classNames('min-w-0 flex-1 rounded-[1px] sm:rounded-[2px]', looks[state])}
        />
      ))}
    </div>
  );
}
