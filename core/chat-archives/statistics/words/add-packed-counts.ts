/**
 * Adds what `packCounts` packed.
 * @param totals by the place of a term in the list of all
 * @param chosen number of the only chat that is added; null for all
 */
export function addPackedCounts(totals: Uint32Array, packed: Uint8Array, chosen: number | null): void {
  let at = 0;
  const next = (): number => {
    let [value, unit] = [0, 1];
    for (;;) {
      const byte = packed[at] ?? 0x80;
      at += 1;
      if (byte >= 0x80) return value + (byte - 0x80) * unit;
      value += byte * unit;
      unit *= 0x80;
    }
  };
  while (at < packed.length) {
    const isChosen = next() === chosen || chosen === null;
    let place = 0;
    for (let left = next(); left > 0; left -= 1) {
      place += next();
      const times = next();
      if (isChosen) totals[place] = (totals[place] ?? 0) + times;
    }
  }
}
