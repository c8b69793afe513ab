import { foldText } from './fold-text.ts';

export interface TermRange {
  /** In UTF-16 units of the text; `end` is not included. */
  start: number;
  end: number;
}

/** Where the terms of a search are in a text, in order, without overlaps: what is marked. */
export function findTerms(text: string, terms: readonly string[]): TermRange[] {
  if (terms.length === 0) return [];
  const { folded, places } = foldWithPlaces(text);
  const ranges = terms.flatMap((term) => {
    const found: TermRange[] = [];
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1))
      found.push({ start: places[at] ?? 0, end: endOf(at + term.length, places, text) });
    return found;
  });
  ranges.sort((one, other) => one.start - other.start || other.end - one.end);
  const merged: TermRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push(range);
  }
  return merged;
}

/** The folded text, and for each of its units where the letter begins that it was made of. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const piece = foldText(letter);
    for (let unit = 0; unit < piece.length; unit++) places.push(at);
    folded += piece;
    at += letter.length;
  }
  return { folded, places };
}

/** Accents that follow a letter belong to it; half of what one letter became is the whole letter. */
function endOf(folded: number, places: readonly number[], text: string): number {
  const last = places[folded - 1] ?? 0;
  let next = folded;
  while (next < places.length && places[next] === last) next++;
  return places[next] ?? text.length;
}
