import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitStatements } from './limit-statements.ts';

test('no more run at once than may, and the others start in their order, also after one that failed', async () => {
  const started: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const run = limitStatements(2, (number: number) => {
    started.push(number);
    return new Promise<number>((done, fail) =>
      ends.push((error) => (error === undefined ? done(number) : fail(error))),
    );
  });
  const running = [0, 1, 2, 3, 4].map((number) => run(number).catch((error: Error) => error.message));
  expect(started).toEqual([0, 1]);
  ends[1]?.(new Error('refused'));
  await nextTurn();
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await nextTurn();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.();
  ends[4]?.();
  expect(await Promise.all(running)).toEqual([0, 'refused', 2, 3, 4]);
  void run(5);
  expect(started.at(-1)).toBe(5);
});
