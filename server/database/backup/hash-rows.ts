import { createHash } from 'node:crypto';

/** Counts and hashes rows in their order, however they are put into lines. */
export function hashRows(): {
  add(rows: readonly (string | null)[][]): void;
  result(): { rows: number; sha256: string };
} {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows) {
      count += rows.length;
      for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
    },
    result: () => ({ rows: count, sha256: hash.copy().digest('hex') }),
  };
}
