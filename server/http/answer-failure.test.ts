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
const codeError = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });
const failWith = (code: string) => (): never => {
  throw codeError(code);
};

test.each<[what: string, fail: typeof stop, isLeft: boolean, expected: [status: number, logged: number]]>([
  ['work that stops since its caller has left is no error', stop, true, [499, 0]],
  ['work that fails meanwhile is one', breakDown, true, [500, 1]],
  ['work that fails is one', breakDown, false, [500, 1]],
  ['a statement that took too long can be sent again', failWith('57014'), false, [503, 1]],
  ['a lock that somebody else kept can be asked for again', failWith('55P03'), false, [503, 1]],
])('%s', async (_what, fail, isLeft, expected) => {
  expect(await answer(fail, isLeft)).toEqual(expected);
});

test('what took too long is said so, with the time after which to try again', async () => {
  const app = new Hono();
  app.get('/', (c) => answerFailure(c, pino({ level: 'silent' }), codeError('57014'), undefined));
  const response = await app.request('/');
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toEqual({
    error: { code: 'unavailable', message: 'This takes too long at the moment. Please try again soon.' },
  });
});
