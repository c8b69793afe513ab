/** Whole numbers from the first to the last, both included. */
export type NumberRange = readonly [first: number, last: number];

/** Reads numbers and ranges such as `12, 40-43`, put in order and joined where they touch. Null for any other text. */
export function readNumberRanges(text: string): NumberRange[] | null {
  const parts = text.trim() === '' ? [] : text.split(',').map((part) => part.trim());
  const ranges: NumberRange[] = [];
  for (const part of parts) {
    const [all, from = '', to = from] = /^(\d{1,8})(?: ?[-–] ?(\d{1,8}))?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (all === undefined || first === 0 || last < first) return null;
    ranges.push([first, last]);
  }
  const joined: NumberRange[] = [];
  for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = joined.at(-1);
    if (before === undefined || first > before[1] + 1) joined.push([first, last]);
    else joined[joined.length - 1] = [before[0], Math.max(before[1], last)];
  }
  return joined;
}
