import type { Postings } from './postings.ts';

export function postingsSizeBytes(postings: Postings): number {
  return (
    postings.head.byteLength +
    postings.slot.byteLength +
    postings.frequency.byteLength +
    postings.next.byteLength
  );
}
