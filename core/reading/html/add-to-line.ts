import { longestEnd } from './superscript-of.ts';
import type { Walker } from './walker.ts';

/** Adds a piece to the text of the block being read. */
export function addToLine(walker: Walker, text: string): void {
  if (text === '') return;
  walker.pieces.push(text);
  walker.end = (walker.end + text.slice(-longestEnd)).slice(-longestEnd);
}
