import { expect, test } from 'vitest';
import { streamExport } from './stream-export.ts';

async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < count; number += 1) yield new Uint8Array(1);
}
const open = (owner: string, count = 3) =>
  (streamExport(owner, pieces(count)) as ReadableStream<Uint8Array>).getReader();

test('an owner has two downloads at once, and another when one is complete or given up', async () => {
  const [first, second] = [open('shop'), open('shop')];
  // One that is never read, as after HEAD, takes no place.
  open('shop');
  await first.read();
  await second.read();
  expect(() => open('shop')).toThrow('Two downloads are running already.');
  const others = open('other');
  expect((await others.read()).done).toBe(false);
  await first.cancel();
  const third = open('shop');
  await third.read();
  expect(() => open('shop')).toThrow('Two downloads are running already.');
  while (!(await second.read()).done);
  const fourth = open('shop');
  expect((await fourth.read()).done).toBe(false);
  for (const reader of [third, fourth, others]) await reader.cancel();
});
