/** The period that monthly meters count in: `2026-11`, a calendar month in UTC. */
export function monthPeriod(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** When the next period begins. */
export function nextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
