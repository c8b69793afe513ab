import type { Partner } from '#contract/partners/partners.schemas.ts';
import { referralDays } from '#contract/partners/partners.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';

type Days = Partner['days'];

/** A day of the calendar, whatever the zone that it is read in. */
const nameDay = (day: string): string => formatDate(new Date(`${day}T00:00`));

/** What the link brought on each of the last days. */
export function ReferralDays({ days }: { days: Days }) {
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Card title={`The last ${referralDays} days`} description="Days begin at midnight UTC.">
      <div className="space-y-6">
        <Series label="Visits" one="visit" of="visits" days={days} fill="bg-brand" />
        <Series label="Sign-ups" one="sign-up" of="signUps" days={days} fill="bg-accent" />
      </div>
      {first && last && (
        <p aria-hidden className="mt-2 flex justify-between text-xs text-ink-secondary tabular-nums">
          <span>{nameDay(first.day)}</span>
          <span>{nameDay(last.day)}</span>
        </p>
      )}
    </Card>
  );
}

interface SeriesProps {
  label: string;
  one: string;
  of: 'visits' | 'signUps';
  days: Days;
  fill: string;
}

/** One bar a day, oldest at the left, and the same in a sentence. */
function Series({ label, one, of, days, fill }: SeriesProps) {
  const highest = Math.max(1, ...days.map((day) => day[of]));
  const total = days.reduce((sum, day) => sum + day[of], 0);
  const best = days.find((day) => day[of] === highest);
  const sentence = `${formatCount(total, one)} in ${days.length} days${
    best ? `, most on ${nameDay(best.day)}: ${formatNumber(highest)}` : ''
  }.`;
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-ink-secondary tabular-nums">{formatNumber(total)}</span>
      </div>
      <div role="img" aria-label={sentence} className="flex h-20 items-end gap-px sm:gap-1">
        {days.map((day) => (
          // The whole column answers to the pointer, so that a low bar is not hard to hit.
          <span
            key={day.day}
            title={`${nameDay(day.day)}: ${formatCount(day[of], one)}`}
            className="flex h-full min-w-0 flex-1 items-end"
          >
            <span
              className={classNames('w-full rounded-t-[2px]', day[of] === 0 ? 'h-0.5 bg-line' : fill)}
              style={day[of] === 0 ? undefined : { height: `${Math.max(6, (day[of] / highest) * 100)}%` }}
            />
          </span>
        ))}
      </div>
    </div>
  );
}
