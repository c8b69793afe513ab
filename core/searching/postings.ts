import { growArray } from './grow-array.ts';

/**
 * Where each term occurs: one linked list a term through flat typed arrays that grow by half, so that a passage can
 * be added at any time and 12 bytes are spent on an occurrence.
 */
export interface Postings {
  /** Newest posting of each term, -1 when it has none. */
  head: Int32Array;
  slot: Uint32Array;
  frequency: Float32Array;
  next: Int32Array;
  length: number;
}

export function createPostings(): Postings {
  return {
    head: new Int32Array(1_024).fill(-1),
    slot: new Uint32Array(4_096),
    frequency: new Float32Array(4_096),
    next: new Int32Array(4_096),
    length: 0,
  };
}

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

export function postingsSizeBytes(postings: Postings): number {
  return (
    postings.head.byteLength +
    postings.slot.byteLength +
    postings.frequency.byteLength +
    postings.next.byteLength
  );
}
