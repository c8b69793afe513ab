import { randomFillSync } from 'node:crypto';
import { encodeNumber, idAlphabet } from './encode-number.ts';

let lastMs = 0;
let sequence = 0;

/** Random bytes are fetched by the thousand: one call for each id would cost more than the rest of it. */
const pool = Buffer.alloc(13 * 256);
let used = pool.length;

function takeRandomBytes(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 13;
  return pool.subarray(used - 13, used);
}

/**
 * Makes an id that sorts by time: prefix, 9 characters of milliseconds, 3 of a sequence within the millisecond, 13
 * random ones (65 bits). Sorting ids newest first is sorting rows newest first, and inserts stay at the end of the index.
 */
export function createId(prefix: string): string {
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    sequence = 0;
  } else {
    sequence++;
  }
  let random = '';
  for (const byte of takeRandomBytes()) random += idAlphabet.charAt(byte & 31);
  return `${prefix}_${encodeNumber(lastMs, 9)}${encodeNumber(sequence, 3)}${random}`;
}
