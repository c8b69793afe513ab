/**
 * Reads a `Retry-After` header: seconds, or an HTTP date (RFC 9110, 10.2.3).
 * @param now milliseconds since the epoch
 * @returns seconds from now, never negative; null when absent or unreadable
 */
export function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  // Whole seconds by the rule; some vendors send fractions.
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Math.ceil(Number(value.trim()));
  // `Date.parse` also takes bare figures for a year.
  const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1_000));
}
