/** Whole percent of a limit that is used, rounded down so that 100 means reached; 0 when there is no limit. */
export function percentageOf(used: number, limit: number | null): number {
  if (limit === null) return 0;
  if (limit === 0) return 100;
  return Math.floor((used / limit) * 100);
}
