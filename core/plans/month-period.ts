/** The calendar month in UTC that monthly meters count in, as `2026-11`. */
export function monthPeriod(time: Date): string {
  return time.toISOString().slice(0, 7);
}

/** When the monthly meters start again: the first moment of the next month in UTC. */
export function nextMonth(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1));
}
