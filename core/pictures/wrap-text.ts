/**
 * Breaks text into lines that fit.
 * @param measure width of a line
 * @param lines most lines; what is left over is cut at a word, with an ellipsis
 */
export function wrapText(
  text: string,
  { width, lines, measure }: { width: number; lines: number; measure: (line: string) => number },
): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const wrapped: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      wrapped.push(line);
      line = word;
    } else line = longer;
  }
  if (line) wrapped.push(line);
  if (wrapped.length <= lines) return wrapped;
  const kept = wrapped.slice(0, lines);
  let last = kept[lines - 1] ?? '';
  while (last.includes(' ') && measure(`${last}…`) > width) last = last.slice(0, last.lastIndexOf(' '));
  kept[lines - 1] = `${last.replace(/[,;:.]$/, '')}…`;
  return kept;
}
