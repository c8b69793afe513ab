import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Services } from '#server/context.ts';
import { createLiveHub } from '#server/http/streams/create-live-hub.ts';
import { createJobQueue } from '#server/jobs/create-job-queue.ts';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import { startWorker } from '#server/jobs/start-worker.ts';
import type { Tracing } from '#server/ports/tracing.ts';
import { listen } from '#tests/fakes/listen.ts';
import { createTestDatabase } from '#tests/test-database.ts';
import { createTracing } from './create-tracing.ts';
import { traceCalls } from './trace-calls.ts';
import { traceQueries } from './trace-queries.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; boolValue?: boolean };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number; message?: string };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
interface Posted {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

let received: { path: string; key: string | undefined; body: Posted }[];
let receiver: Awaited<ReturnType<typeof listen>>;
let tracing: Tracing;

const open = (share = 1) =>
  createTracing({
    url: `http://${receiver.host}/v1/traces`,
    headers: { 'api-key': 'abc' },
    serviceName: 'shop',
    version: '1',
    share,
  });
const spans = () =>
  received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
  );
const find = (name: string): Span => {
  const found = spans().find((span) => span.name === name);
  if (found === undefined) throw new Error(`No span ${name} among ${spans().map((span) => span.name)}.`);
  return found;
};
const readFact = (attributes: Attribute[], name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

beforeEach(async () => {
  received = [];
  receiver = await listen(
    createServer(async (request, response) => {
      const body = (await request.toArray()).join('');
      received.push({
        path: request.url ?? '',
        key: request.headers['api-key'] as string | undefined,
        body: JSON.parse(body) as Posted,
      });
      response.end('{}');
    }),
  );
  tracing = open();
});
afterEach(async () => {
  await tracing.close();
  await receiver.close();
});

test('spans are sent to the collector with its headers, each below the one around it', async () => {
  const port = { fetchPage: async (url: string) => url, name: 'x', list: () => [1] };
  const traced = traceCalls(tracing, 'pageFetcher', port);
  await tracing.inSpan('GET', { 'parley.request_id': 'req_1' }, async (span) => {
    expect(tracing.traceId()).toMatch(/^[0-9a-f]{32}$/);
    expect(await traced.fetchPage('https://shop.example/?secret=1')).toBe('https://shop.example/?secret=1');
    expect([traced.name, traced.list()]).toEqual(['x', [1]]);
    await sleep(5);
    span.rename('GET /pages');
    span.note({ 'http.response.status_code': 200 });
  });
  expect(tracing.traceId()).toBeUndefined();
  await tracing.close();
  const { path, key, body } = received[0] ?? { path: '', key: '', body: null };
  expect([path, key]).toEqual(['/v1/traces', 'abc']);
  expect(readFact(body?.resourceSpans[0]?.resource.attributes ?? [], 'service.name')).toBe('shop');
  const request = find('GET /pages');
  expect(request.parentSpanId ?? '').toBe('');
  expect(readFact(request.attributes, 'parley.request_id')).toBe('req_1');
  expect(readFact(request.attributes, 'http.response.status_code')).toBe(200);
  const call = find('pageFetcher.fetchPage');
  expect([call.traceId, call.parentSpanId]).toEqual([request.traceId, request.spanId]);
  expect(Number(request.endTimeUnixNano) - Number(request.startTimeUnixNano)).toBeGreaterThan(4_000_000);
  expect(JSON.stringify(received)).not.toContain('secret');
});

test('what fails is marked by the name of the error, without its words', async () => {
  const failing = tracing.inSpan('job', {}, () => Promise.reject(new TypeError('the visitor wrote this')));
  await expect(failing).rejects.toThrow('the visitor wrote this');
  const port = traceCalls(tracing, 'mailer', { send: () => Promise.reject(new Error('no')) });
  await expect(port.send()).rejects.toThrow('no');
  await tracing.close();
  expect(find('job').status.code).toBe(2);
  expect(readFact(find('job').attributes, 'error.type')).toBe('TypeError');
  expect(readFact(find('mailer.send').attributes, 'failed')).toBe(true);
  expect(JSON.stringify(received)).not.toContain('the visitor wrote this');
});

test('statements of a trace are recorded by name, those of none are not', async () => {
  const pool = { query: async (...given: unknown[]) => ({ rows: given }) } as unknown as Pool;
  traceQueries(tracing, pool);
  await pool.query('select 1');
  await tracing.inSpan('request', {}, async () => {
    await pool.query({ name: 'store-question', text: 'insert into message' });
    await pool.query("update visitor set name = 'Ada'");
  });
  await tracing.close();
  expect(
    spans()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['database store-question', 'database update', 'request']);
});

test('a job goes on with the trace of the request that added it', async () => {
  const { db, pool, drop } = await createTestDatabase();
  const log = pino({ level: 'silent' });
  let traceInJob: string | undefined;
  const handler = defineJobHandler({
    name: 'test.traced',
    concurrency: 1,
    async run() {
      traceInJob = tracing.traceId();
    },
  });
  const queue = await createJobQueue({ pool, log, handlers: [handler], isWorker: true, isTraced: true });
  const services = { db, pool, log, jobs: queue, live: createLiveHub() } as unknown as Services;
  const worker = await startWorker(services, queue, [handler], []);
  try {
    await tracing.inSpan('POST /sources', {}, () => queue.addJob(db, { name: handler.name, data: {} }));
    await expect.poll(() => traceInJob).toBeDefined();
  } finally {
    await worker.stop();
    await queue.close();
    await drop();
  }
  await tracing.close();
  const request = find('POST /sources');
  expect(traceInJob).toBe(request.traceId);
  expect(find('process test.traced').traceId).toBe(request.traceId);
});

test('only the chosen share of the traces is sent, each as a whole', async () => {
  await tracing.close();
  tracing = open(0);
  await tracing.inSpan('unwanted', {}, () => tracing.inSpan('within', {}, async () => undefined));
  await tracing.close();
  expect(received).toEqual([]);
});

test('a collector that is away holds up nothing', async () => {
  await receiver.close();
  await tracing.inSpan('lost', {}, async () => undefined);
  const startedMs = performance.now();
  await tracing.close();
  expect(performance.now() - startedMs).toBeLessThan(5_000);
  receiver = await listen(createServer());
});
