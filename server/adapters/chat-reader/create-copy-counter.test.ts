import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRandom } from '#tests/create-random.ts';
import { createCopyCounter } from './create-copy-counter.ts';

test('counts what came before as a map of all fingerprints does', () => {
  const random = createRandom(3);
  const copyOf = createCopyCounter(20_000);
  const known = new Map<string, number>();
  for (let count = 0; count < 20_000; count += 1) {
    const fingerprint = hash('sha256', String(random(12_000)), 'base64url').slice(0, 22);
    const before = known.get(fingerprint) ?? 0;
    known.set(fingerprint, before + 1);
    expect(copyOf(fingerprint)).toBe(before);
  }
  expect(known.size).toBeGreaterThan(5_000);
});

test('has room for as many different ones as were promised, in its smallest size too', () => {
  for (const most of [0, 1, 16, 17]) {
    const copyOf = createCopyCounter(most);
    const all = Array.from({ length: most }, (_, index) => hash('sha256', String(index), 'base64url'));
    expect(all.map(copyOf)).toEqual(all.map(() => 0));
    expect(all.map(copyOf)).toEqual(all.map(() => 1));
  }
});
