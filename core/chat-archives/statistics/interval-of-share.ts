/** Of a normal distribution, for 95 percent. */
const z = 1.959964;

/** The range that a share seen `count` times in `total` is in with 95 percent (Wilson's score interval). */
export function intervalOfShare(count: number, total: number): { low: number; high: number } {
  if (total === 0) return { low: 0, high: 1 };
  const share = count / total;
  const middle = share + (z * z) / (2 * total);
  const reach = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
}
