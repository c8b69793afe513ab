import { expect, test } from 'vitest';
import { createExpiringMap } from './create-expiring-map.ts';

test('keeps a value until its time', () => {
  let nowMs = 1_000;
  const map = createExpiringMap<string>(() => nowMs);
  map.set('a', 'x', 2_000);
  expect(map.find('a')).toEqual({ value: 'x', endsAtMs: 2_000 });
  nowMs = 2_000;
  expect(map.find('a')).toBeUndefined();
});

test('drops the oldest keys in a flood of new ones', () => {
  const map = createExpiringMap<true>(() => 0);
  map.set('oldest', true, 1);
  for (let key = 0; key < 100_000; key++) map.set(`key ${key}`, true, 1);
  expect(map.find('key 99999')).toBeDefined();
  expect(map.find('key 50000')).toBeDefined();
  expect(map.find('oldest')).toBeUndefined();
});
