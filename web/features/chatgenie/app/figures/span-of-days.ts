import { TZDate } from '@date-fns/tz';

/** When days as `2024-03-05` begin and end in a zone, both included, as filters of messages. */
export function spanOfDays(first: string, last: string, zone: string): { from: string; to: string } {
  const startOf = (day: string, ahead: number): string => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(TZDate.tz(zone, year, month - 1, date + ahead).getTime()).toISOString();
  };
  return { from: startOf(first, 0), to: startOf(last, 1) };
}
