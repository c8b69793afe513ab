import { expect, test } from 'vitest';
import { storedKey } from './stored-key.ts';

test('a key that fits into the index stays as it is: archives of earlier versions have it so', () => {
  for (const key of ['Ann', 'x'.repeat(2_500)]) expect(storedKey(key)).toBe(key);
});

test('a longer one is its beginning and a hash, by its bytes', () => {
  const keys = ['x'.repeat(2_501), 'x'.repeat(2_502), '日'.repeat(900)];
  const stored = keys.map(storedKey);
  expect(new Set(stored).size).toBe(3);
  for (const [at, key] of stored.entries()) {
    expect(key.startsWith(keys[at]?.slice(0, 100) ?? '')).toBe(true);
    expect(key).toHaveLength(165);
  }
});
