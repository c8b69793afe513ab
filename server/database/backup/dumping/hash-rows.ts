import { createHash } from 'node:crypto';

/** Sums stay below this. */
const ceiling = 2n ** 256n;

/**
 * Counts and hashes rows. The hash is the sum of the rows' own SHA-256 hashes: the same for the same rows in any order,
 * as a restored database may give them in another one.
 */
export function hashRows(): {
  add(rows: readonly (string | null)[][]): void;
  result(): { rows: number; hash: string };
} {
  let sum = 0n;
  let count = 0;
  return {
    add(rows) {
      count += rows.length;
      for (const row of rows)
        sum = (sum + BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`)) % ceiling;
    },
    result: () => ({ rows: count, hash: sum.toString(16).padStart(64, '0') }),
  };
}
