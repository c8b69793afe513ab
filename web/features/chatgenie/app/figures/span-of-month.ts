import { TZDate } from '@date-fns/tz';
import { dateFormat } from '#web/lib/viewer-locale.ts';

/** A month as `2024-03` in words. */
export const nameOfMonth = (month: string): string =>
  dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }, false).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** When a month begins and ends in a zone, as filters of messages. */
export function spanOfMonth(month: string, zone: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const startOf = (ahead: number): string =>
    new Date(TZDate.tz(zone, year, number - 1 + ahead, 1).getTime()).toISOString();
  return { from: startOf(0), to: startOf(1) };
}
