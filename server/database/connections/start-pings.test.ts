import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPings } from './start-pings.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks once; `answer` is what the database says. */
function start() {
  const asked = Promise.withResolvers<void>();
  const reasons: string[] = [];
  const stop = startPings(
    () => asked.promise,
    (reason) => void reasons.push(String(reason)),
  );
  vi.advanceTimersByTime(15_000);
  return { answer: asked.resolve, fail: asked.reject, reasons, stop };
}

test.each([
  ['four seconds may still answer', 4_000, []],
  ['five seconds is away', 5_000, ['Error: no answer']],
])('a database that has not answered for %s', async (_, ms, expected) => {
  const { reasons, stop } = start();
  vi.advanceTimersByTime(ms);
  await nextTurn();
  expect(reasons).toEqual(expected);
  stop();
});

test('an answer that waits to be read while the machine stops the process is one', async () => {
  const { answer, reasons, stop } = start();
  vi.advanceTimersByTime(60_000);
  answer();
  await nextTurn();
  expect(reasons).toEqual([]);
  stop();
});

test('a connection that fails is reported at once', async () => {
  const { fail, reasons, stop } = start();
  fail(new Error('gone'));
  await nextTurn();
  expect(reasons).toEqual(['Error: gone']);
  stop();
});
