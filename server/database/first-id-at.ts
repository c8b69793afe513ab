import { encodeNumber } from './encode-number.ts';

/** The lowest id of a kind that could have been made at a time: finds rows by when they were made, with the primary key. */
export function firstIdAt(prefix: string, time: Date): string {
  return `${prefix}_${encodeNumber(time.getTime(), 9)}${'0'.repeat(16)}`;
}
