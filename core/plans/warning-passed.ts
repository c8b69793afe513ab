const warningPercentages = [100, 80] as const;
export type WarningPercentage = (typeof warningPercentages)[number];

/**
 * The highest warning that was crossed by the last `taken` of `used`, or null. Each is crossed once on the way up, so a
 * caller that warns on every answer warns once.
 * @param used count after taking
 */
export function warningPassed(used: number, limit: number | null, taken = 1): WarningPercentage | null {
  if (limit === null || limit <= 0) return null;
  const before = (used - taken) * 100;
  const after = used * 100;
  for (const percentage of warningPercentages) {
    const threshold = percentage * limit;
    if (before < threshold && after >= threshold) return percentage;
  }
  return null;
}
