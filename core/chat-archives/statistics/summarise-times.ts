/** How long something took: the middle, quarters and tail of what was measured, in milliseconds. */
export interface TimeSummary {
  n: number;
  medianMs: number;
  firstQuartileMs: number;
  thirdQuartileMs: number;
  ninetiethMs: number;
}

/**
 * Summarises times; null when there are none. Between two values it takes the part of the way (type 7 of Hyndman and Fan).
 * Only the places asked for are put in order: to sort half a million would take as long as all other figures.
 */
export function summariseTimes(times: readonly number[]): TimeSummary | null {
  if (times.length === 0) return null;
  const values = new Float64Array(times);
  const last = values.length - 1;
  let from = 0;
  // From the lowest share on, as what is before a place need not be looked at again.
  const at = (share: number): number => {
    const place = last * share;
    const below = placeNth(values, Math.floor(place), from);
    from = Math.floor(place);
    const above = placeNth(values, Math.ceil(place), from);
    return Math.round(below + (above - below) * (place % 1));
  };
  const [firstQuartileMs, medianMs, thirdQuartileMs, ninetiethMs] = [at(0.25), at(0.5), at(0.75), at(0.9)];
  return { n: values.length, medianMs, firstQuartileMs, thirdQuartileMs, ninetiethMs };
}

/** Puts the value of a place of the order there, with no larger one before it and no smaller one after it (Hoare's selection). */
function placeNth(values: Float64Array, place: number, from: number): number {
  let [low, high] = [from, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const moved = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = moved;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place] ?? 0;
}
