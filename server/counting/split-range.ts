/** A range of time, split where counters begin and end. Moments are ISO 8601, or `infinity` with a sign. */
export interface SplitRange {
  /** What is before the first whole step; null when the range begins with one. */
  edge: { from: string; to: string } | null;
  /** The whole steps. */
  from: string;
  to: string;
  /** Where the range ends: `to`, or within the step after it. */
  end: string;
}

const stepsMs = { quarter: 900_000, day: 86_400_000 } as const;

/** Days of all zones begin with a quarter of an hour in UTC, so only ranges of the API have parts of one. */
export function splitRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  step: keyof typeof stepsMs,
): SplitRange {
  const stepMs = stepsMs[step];
  const fromMs = from === undefined ? null : new Date(from).getTime();
  const toMs = to === undefined ? null : new Date(to).getTime();
  const iso = (ms: number): string => new Date(ms).toISOString();
  const wholeFromMs = fromMs === null ? null : Math.ceil(fromMs / stepMs) * stepMs;
  const isSplit = fromMs !== null && wholeFromMs !== null && fromMs < wholeFromMs;
  return {
    edge: isSplit ? { from: iso(fromMs), to: iso(Math.min(wholeFromMs, toMs ?? wholeFromMs)) } : null,
    from: wholeFromMs === null ? '-infinity' : iso(wholeFromMs),
    to: toMs === null ? 'infinity' : iso(Math.floor(toMs / stepMs) * stepMs),
    end: toMs === null ? 'infinity' : iso(toMs),
  };
}
