/**
 * How much of a limit is used, in whole percent. Rounded down, so 100 is shown only when nothing is left; 0 when the
 * limit is null (unlimited). May exceed 100 after a change to a smaller plan.
 */
export function percentageOf(used: number, limit: number | null): number {
  if (limit === null) return 0;
  if (limit <= 0) return 100;
  return Math.floor((used * 100) / limit);
}
