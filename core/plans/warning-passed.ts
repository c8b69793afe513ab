/** The warning that the step from `used - 1` to `used` passes: 80 or 100 percent of the limit, else null. */
export function warningPassed(used: number, limit: number | null): 80 | 100 | null {
  if (limit === null || limit === 0) return null;
  if (used === limit) return 100;
  return used === Math.ceil(limit * 0.8) ? 80 : null;
}
