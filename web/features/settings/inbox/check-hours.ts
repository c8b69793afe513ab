import type { OpeningHours } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import { weekdays } from './weekdays.ts';

/** What is wrong with opening hours, in a sentence that names the day; null for nothing. */
export function checkHours({ intervals, holidays }: OpeningHours): string | null {
  for (const { number, name } of weekdays) {
    const ofDay = intervals
      .filter(({ weekday }) => weekday === number)
      .sort((one, other) => one.from.localeCompare(other.from));
    for (const [at, { from, to }] of ofDay.entries()) {
      if (from === '' || to === '') return `${name}: fill in both times, or remove them.`;
      if (from >= to) return `${name}: the end must be after the beginning.`;
      const before = ofDay[at - 1];
      if (before !== undefined && before.to > from) return `${name}: these times overlap.`;
    }
  }
  return holidays.includes('') ? 'Fill in the date of each holiday, or remove it.' : null;
}
