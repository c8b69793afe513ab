import { CITATION_MARKER, NUMBERS } from './citation-marker.ts';

/** Blanks, whole markers and a marker's beginning at the end of a text: more of it may come. */
const UNFINISHED = new RegExp(
  `(?:${CITATION_MARKER})*[ \\t\\u00a0]*(?:\\[[^\\]\\n]{0,80}|\\[(?:sources?:?[ \\t]*)?${NUMBERS}\\]\\([^()\\s[【]{0,300}|【[^】\\n]{0,100})?$`,
  'iu',
);

/** How many characters at the end of a text must wait for what follows. */
export function countUnfinished(text: string): number {
  const tail = text.slice(-500);
  const match = UNFINISHED.exec(tail);
  return match ? tail.length - match.index : 0;
}
