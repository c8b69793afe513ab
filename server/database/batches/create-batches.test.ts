import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatches } from './create-batches.ts';

/** Batches of names that end when told to: in order, with the names in capitals, or with an error. */
function start() {
  const started: string[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const batches = createBatches<string, string>((calls) => {
    started.push(calls);
    return new Promise((done, fail) =>
      ends.push((error) =>
        error === undefined ? done(calls.map((call) => call.toUpperCase())) : fail(error),
      ),
    );
  });
  const end = async (error?: Error) => {
    ends.shift()?.(error);
    await nextTurn();
  };
  const add = (name: string, group = 'shop') =>
    batches.add(group, name).catch((error: Error) => `${name}: ${error.message}`);
  return { started, batches, add, end };
}

test('a call runs at once, and those that come meanwhile run together after it', async () => {
  const { started, batches, add, end } = start();
  const answers = ['a', 'b', 'c'].map((name) => add(name));
  expect(started).toEqual([['a']]);
  expect(batches.waiting).toBe(2);
  await end();
  expect(started).toEqual([['a'], ['b', 'c']]);
  expect(batches.waiting).toBe(0);
  await end();
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C']);
  void add('d');
  expect(started.at(-1)).toEqual(['d']);
});

test('calls of other groups wait for nobody', async () => {
  const { started, batches, add, end } = start();
  void add('a');
  void add('b');
  void add('x', 'cafe');
  expect(started).toEqual([['a'], ['x']]);
  expect(batches.waiting).toBe(1);
  await end();
  expect(started).toEqual([['a'], ['x'], ['b']]);
});

test('no more than 32 run together', async () => {
  const { started, add, end } = start();
  for (let call = 0; call < 34; call += 1) void add(`${call}`);
  await end();
  await end();
  expect(started.map(({ length }) => length)).toEqual([1, 32, 1]);
});

test('where a batch fails, each call is run again by itself', async () => {
  const { started, add, end } = start();
  const answers = ['a', 'b', 'c', 'd'].map((name) => add(name));
  await end();
  await end(new Error('one of them was wrong'));
  await end();
  await end(new Error('wrong'));
  await end();
  expect(started).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c'], ['d']]);
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'c: wrong', 'D']);
});

test.each([
  ['while the database is away: it may have been stored', new Error('Connection terminated unexpectedly')],
  [
    'after the batch waited too long: each would wait as long again',
    Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
  ],
])('nothing is run again %s', async (_when, error) => {
  const { started, add, end } = start();
  const answers = ['a', 'b', 'c'].map((name) => add(name));
  await end();
  await end(error);
  expect(started).toHaveLength(2);
  expect(await Promise.all(answers)).toEqual(['A', `b: ${error.message}`, `c: ${error.message}`]);
});
