import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';
import { workingRequest } from './working-request.ts';

test('lines have the id of the request and of its trace, and errors are reported with what finds them', () => {
  const lines: string[] = [];
  const reported: unknown[] = [];
  const log = createLog(
    {
      level: 'info',
      readTraceId: () => 'trace1',
      onError: ({ type, message }, line, facts) => reported.push([type, message, line, facts]),
    },
    { write: (line) => void lines.push(line) },
  );
  workingRequest.run('req_1', () => {
    log.info({ password: 'secret', inner: { password: 'secret' } }, 'request');
    log.warn({ err: new Error('tried again') }, 'job failed');
    log.error(
      { err: new TypeError('broke'), job: 'a.b', jobId: 'j1', text: 'what a visitor wrote' },
      'job failed',
    );
  });
  log.error({ reason: 'no error in it' }, 'odd');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { requestId: 'req_1', traceId: 'trace1', msg: 'request' },
    { requestId: 'req_1', err: { message: 'tried again' } },
    { requestId: 'req_1', err: { type: 'TypeError', message: 'broke' } },
    { msg: 'odd' },
  ]);
  expect(reported).toEqual([
    ['TypeError', 'broke', 'job failed', { requestId: 'req_1', job: 'a.b', jobId: 'j1' }],
  ]);
});
