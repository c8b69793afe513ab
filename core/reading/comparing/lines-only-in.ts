/** The lines of `text` that `other` does not have, in order; one that is there twice must be there twice. */
export function linesOnlyIn(text: string, other: string): string[] {
  const counts = new Map<string, number>();
  for (const line of other.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const left = counts.get(line) ?? 0;
    if (left > 0) counts.set(line, left - 1);
    return left === 0 && line !== '';
  });
}
