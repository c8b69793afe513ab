/**
 * Counts by month as a list in the order of time, without gaps.
 * @param months by keys as `2024-03`
 * @param nothing what a month has that is not among them
 */
export function fillMonths<Counts extends object>(
  months: ReadonlyMap<string, Counts>,
  nothing: Counts,
): ({ month: string } & Counts)[] {
  const keys = [...months.keys()].sort();
  const [first, last] = [keys[0], keys.at(-1)];
  const all: ({ month: string } & Counts)[] = [];
  if (first === undefined || last === undefined) return all;
  const [year = 0, month = 1] = first.split('-').map(Number);
  for (let step = 0; ; step += 1) {
    const key = new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 7);
    all.push({ month: key, ...(months.get(key) ?? nothing) });
    if (key === last) return all;
  }
}
