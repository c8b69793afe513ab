/** How many more fit under a limit, never below 0; null when unlimited. */
export function remainingOf(used: number, limit: number | null): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}
