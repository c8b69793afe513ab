import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '#tests/fakes/listen.ts';
import { createErrorReports } from './create-error-reports.ts';

interface Event {
  exception: { values: { type: string; value: string; stacktrace: { frames: { function: string }[] } }[] };
  release: string;
  level: string;
  tags: Record<string, string>;
}

const failed = {
  type: 'TypeError',
  message: 'It broke.',
  stack: '    at readPage (/app/server/read-page.ts:12:3)',
};

test('an error goes to the project of the address, with its stack and what finds it, and nothing else', async () => {
  const received: { path: string; lines: string[] }[] = [];
  const receiver = await listen(
    createServer(async (request, response) => {
      const text = (await request.toArray()).join('');
      received.push({ path: request.url ?? '', lines: text.split('\n') });
      response.end('{}');
    }),
  );
  const reports = createErrorReports({ dsn: `http://abc@${receiver.host}/42`, release: 'parley@1' });
  reports.report(failed, 'job failed', { requestId: 'req_1', job: 'sources.crawl-site' });
  await reports.close();
  await receiver.close();
  expect(received).toHaveLength(1);
  const { path, lines } = received[0] ?? { path: '', lines: [] };
  expect(path).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=abc/);
  const event = JSON.parse(lines[2] ?? '{}') as Event;
  expect(event).toMatchObject({ release: 'parley@1', level: 'error', tags: { requestId: 'req_1' } });
  const [exception] = event.exception.values;
  expect([exception?.type, exception?.value]).toEqual(['TypeError', 'It broke.']);
  expect(exception?.stacktrace.frames.map((frame) => frame.function)).toEqual(['readPage']);
  for (const absent of ['user', 'request', 'server_name', 'breadcrumbs', 'modules'])
    expect(event).not.toHaveProperty(absent);
});

test('a service that is away holds up nothing', async () => {
  const receiver = await listen(createServer());
  await receiver.close();
  const reports = createErrorReports({ dsn: `http://abc@${receiver.host}/42`, release: 'parley@1' });
  const startedMs = performance.now();
  reports.report(failed, 'job failed', {});
  await reports.close();
  expect(performance.now() - startedMs).toBeLessThan(4_000);
});
