import { Hono } from 'hono';
import pino, { type Logger } from 'pino';
import { expect, test, vi } from 'vitest';
import { answerFailure } from './answer-failure.ts';

/** The status of the answer, and how often an error was logged. */
async function answer(fail: (signal: AbortSignal) => never, isLeft: boolean) {
  const log: Logger = pino({ level: 'silent' });
  const logged = vi.spyOn(log, 'error');
  const caller = new AbortController();
  const app = new Hono();
  app.get('/', (c) => {
    if (isLeft) caller.abort();
    try {
      return fail(c.req.raw.signal);
    } catch (error) {
      return answerFailure(c, log, error, undefined);
    }
  });
  const { status } = await app.request(new Request('http://x/', { signal: caller.signal }));
  return [status, logged.mock.calls.length];
}
const stop = (signal: AbortSignal): never => {
  signal.throwIfAborted();
  throw new Error('It went on.');
};
const breakDown = (): never => {
  throw new Error('It does not work.');
};

test.each<[what: string, fail: typeof stop, isLeft: boolean, expected: [status: number, logged: number]]>([
  ['work that stops since its caller has left is no error', stop, true, [499, 0]],
  ['work that fails meanwhile is one', breakDown, true, [500, 1]],
  ['work that fails is one', breakDown, false, [500, 1]],
])('%s', async (_what, fail, isLeft, expected) => {
  expect(await answer(fail, isLeft)).toEqual(expected);
});
