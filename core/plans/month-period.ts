/** The calendar month in UTC that monthly meters count in, as `2026-11`. */
export function monthPeriod(time: Date): string {
  return time.toISOString().slice(0, 7);
}
