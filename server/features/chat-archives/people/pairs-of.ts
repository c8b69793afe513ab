/** Each two of these numbers, the lower one first, as `3 7`. */
export function pairsOf(numbers: readonly number[]): string[] {
  const ordered = [...new Set(numbers)].toSorted((one, other) => one - other);
  return ordered.flatMap((one, index) => ordered.slice(index + 1).map((other) => `${one} ${other}`));
}
