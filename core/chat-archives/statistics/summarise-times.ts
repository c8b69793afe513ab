/** How long something took: the middle, quarters and tail of what was measured, in milliseconds. */
export interface TimeSummary {
  n: number;
  medianMs: number;
  firstQuartileMs: number;
  thirdQuartileMs: number;
  ninetiethMs: number;
}

/** Summarises times; null when there are none. Between two values it takes the part of the way (type 7 of Hyndman and Fan). */
export function summariseTimes(times: readonly number[]): TimeSummary | null {
  if (times.length === 0) return null;
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return Math.round(below + (above - below) * (place % 1));
  };
  return {
    n: sorted.length,
    medianMs: at(0.5),
    firstQuartileMs: at(0.25),
    thirdQuartileMs: at(0.75),
    ninetiethMs: at(0.9),
  };
}
