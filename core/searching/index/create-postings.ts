import type { Postings } from './postings.ts';

export function createPostings(): Postings {
  return {
    head: new Int32Array(1_024).fill(-1),
    slot: new Uint32Array(4_096),
    frequency: new Float32Array(4_096),
    next: new Int32Array(4_096),
    length: 0,
  };
}
