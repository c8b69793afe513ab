/** The start and end of `2026` or `2026-11` in UTC; the end is the start of the next. */
export function statementPeriod(period: string): { from: Date; to: Date } {
  const [year = 0, month] = period.split('-').map(Number);
  return month === undefined
    ? { from: new Date(Date.UTC(year, 0)), to: new Date(Date.UTC(year + 1, 0)) }
    : { from: new Date(Date.UTC(year, month - 1)), to: new Date(Date.UTC(year, month)) };
}
