/** A citation as models write it: [1], [1, 3], [2-4], [^1], [source 2], 【1†source】, with up to eight blanks before it. */
const NUMBERS = '\\^?\\d{1,3}(?:[ \\t]*[,;，、–-][ \\t]*\\^?\\d{1,3})*';
// Few blanks, since a pattern that may begin anywhere in a long run of them takes the square of its length.
const MARKER_SOURCE = `[ \\t\\u00a0]{0,8}(?:\\[(?:sources?:?[ \\t]*)?(${NUMBERS})\\](?:\\([^()\\s[【]{0,300}\\))?|【(${NUMBERS})(?:†[^】\\n]{0,80})?】)`;

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
  for (const match of text.matchAll(new RegExp(MARKER_SOURCE, 'giu'))) {
    stripped += text.slice(from, match.index);
    from = match.index + match[0].length;
    markers.push({ at: stripped.length, numbers: readNumbers(match[1] ?? match[2] ?? '') });
  }
  return { text: stripped + text.slice(from), markers };
}

/** Blanks, whole markers and a marker's beginning at the end of a text: more of it may come. */
const UNFINISHED = new RegExp(
  `(?:${MARKER_SOURCE})*[ \\t\\u00a0]*(?:\\[[^\\]\\n]{0,80}|\\[(?:sources?:?[ \\t]*)?${NUMBERS}\\]\\([^()\\s[【]{0,300}|【[^】\\n]{0,100})?$`,
  'iu',
);

/** How many characters at the end of a text must wait for what follows. */
export function countUnfinished(text: string): number {
  const tail = text.slice(-500);
  const match = UNFINISHED.exec(tail);
  return match ? tail.length - match.index : 0;
}
