import { CITATION_MARKER } from './citation-marker.ts';

export interface FoundMarker {
  /** Offset in the stripped text, where the marker stood. */
  at: number;
  numbers: number[];
}

const RANGE_AT_MOST = 10;

function readNumbers(written: string): number[] {
  const numbers: number[] = [];
  for (const part of written.split(/[,;，、]/)) {
    const [from, to] = part.split(/[–-]/).map((each) => Number.parseInt(each.replace('^', '').trim(), 10));
    if (from === undefined || Number.isNaN(from)) continue;
    const last = to === undefined || Number.isNaN(to) ? from : Math.min(to, from + RANGE_AT_MOST);
    for (let number = from; number <= last; number += 1) numbers.push(number);
  }
  return numbers;
}

/** The text without its citation markers, and where they stood. */
export function stripCitationMarkers(text: string): { text: string; markers: FoundMarker[] } {
  const markers: FoundMarker[] = [];
  let stripped = '';
  let from = 0;
  for (const match of text.matchAll(new RegExp(CITATION_MARKER, 'giu'))) {
    stripped += text.slice(from, match.index);
    from = match.index + match[0].length;
    markers.push({ at: stripped.length, numbers: readNumbers(match[1] ?? match[2] ?? '') });
  }
  return { text: stripped + text.slice(from), markers };
}
