import { growArray } from './grow-array.ts';
import type { Postings } from './postings.ts';

/** Adds one posting: term `term` occurs `frequency` times in `slot`. */
export function addPosting(postings: Postings, term: number, slot: number, frequency: number): void {
  postings.head = growArray(postings.head, term + 1, -1);
  if (postings.length >= postings.slot.length) {
    postings.slot = growArray(postings.slot, postings.length + 1);
    postings.frequency = growArray(postings.frequency, postings.length + 1);
    postings.next = growArray(postings.next, postings.length + 1);
  }
  const at = postings.length;
  postings.slot[at] = slot;
  postings.frequency[at] = frequency;
  postings.next[at] = postings.head[term] as number;
  postings.head[term] = at;
  postings.length += 1;
}
