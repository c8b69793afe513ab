import { findTerms } from './find-terms.ts';

/** The piece of a text around the first place of a search's terms, at most so long and a bit, with marks where it is cut. */
export function cutExcerpt(text: string, terms: readonly string[], length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const first = findTerms(line, terms)[0]?.start ?? 0;
  const wanted = Math.min(Math.max(0, first - Math.floor(length / 3)), line.length - length);
  const from = wanted === 0 ? 0 : startOfWord(line, wanted, first);
  const to = Math.min(line.length, from + length);
  const piece = line
    .slice(from, to)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return `${from > 0 ? '…' : ''}${piece}${to < line.length ? '…' : ''}`;
}

/** The next word after a place, unless there is none before what was found. */
function startOfWord(line: string, wanted: number, first: number): number {
  const space = line.indexOf(' ', wanted);
  if (space >= 0 && space < first) return space + 1;
  return /[\udc00-\udfff]/.test(line.charAt(wanted)) ? wanted + 1 : wanted;
}
