import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStatus as endpoint } from '#contract/status/status.endpoints.ts';
import { getStatus as schemas } from '#contract/status/status.schemas.ts';
import type { Services } from '#server/context.ts';
import { createClient, expectStatus } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { createHealthSampler } from './create-health-sampler.ts';
import { getStatus } from './get-status.ts';
import { recordHeartbeat } from './record-heartbeat.ts';
import { statusJobs } from './status.jobs.ts';
import { healthDay, heartbeat } from './status.table.ts';

let stage: TestServices;
let isDatabaseDown = false;
let services: Services;

beforeAll(async () => {
  stage = await createTestServices();
  const { pool } = stage.services;
  services = {
    ...stage.services,
    // What the health check asks goes by the pool.
    pool: new Proxy(pool, {
      get: (target, name) =>
        name === 'query' && isDatabaseDown
          ? () => Promise.reject(new Error('The server is down.'))
          : Reflect.get(target, name, target),
    }),
  };
});
beforeEach(async () => {
  isDatabaseDown = false;
  await services.db.delete(healthDay);
  await services.db.delete(heartbeat);
});
afterAll(() => stage.close());

const today = () => stage.clock.now().toISOString().slice(0, 10);
const rows = async () =>
  Object.fromEntries(
    (await services.db.select().from(healthDay)).map(({ part, checks, failures }) => [
      part,
      { checks, failures },
    ]),
  );
const stateOf = (status: AnswerOf<typeof endpoint>) =>
  Object.fromEntries(status.parts.map((part) => [part.name, part.status]));

describe('a sample of health', () => {
  it('counts checks by part and day', async () => {
    const { sample } = createHealthSampler(services, async () => true);
    await recordHeartbeat(services, 'jobs');
    await sample();
    await sample();
    const all = { checks: 2, failures: 0 };
    expect(await rows()).toEqual({ web: all, database: all, jobs: all });
    expect((await services.db.select().from(healthDay)).map(({ date }) => date)).toEqual([
      today(),
      today(),
      today(),
    ]);
  });

  it('counts failures: pages that do not answer, jobs that have not run for three minutes', async () => {
    const { sample } = createHealthSampler(services, async () => false);
    await recordHeartbeat(services, 'jobs');
    stage.clock.advanceSeconds(170);
    await sample();
    stage.clock.advanceSeconds(11);
    await sample();
    expect(await rows()).toEqual({
      web: { checks: 2, failures: 2 },
      database: { checks: 2, failures: 0 },
      jobs: { checks: 2, failures: 1 },
    });
  });

  it('keeps counts made while the database was down', async () => {
    const { sample } = createHealthSampler(services, async () => true);
    await recordHeartbeat(services, 'jobs');
    isDatabaseDown = true;
    await sample();
    await sample();
    expect(await rows()).toEqual({});
    isDatabaseDown = false;
    await sample();
    expect(await rows()).toEqual({
      web: { checks: 3, failures: 0 },
      database: { checks: 3, failures: 2 },
      jobs: { checks: 3, failures: 2 },
    });
  });

  it('notes the death of a web process from another process', async () => {
    await recordHeartbeat(services, 'jobs');
    const worker = createHealthSampler(services, null);
    await worker.sample();
    expect(Object.keys(await rows()).sort()).toEqual(['database', 'jobs']);
    await recordHeartbeat(services, 'web');
    await worker.sample();
    expect((await rows()).web).toBeUndefined();
    stage.clock.advanceSeconds(200);
    await worker.sample();
    expect((await rows()).web).toEqual({ checks: 1, failures: 1 });
    stage.clock.advanceSeconds(86_400);
    await worker.sample();
    expect((await rows()).web).toEqual({ checks: 1, failures: 1 });
  });

  it('adds up what several processes count at once', async () => {
    await recordHeartbeat(services, 'jobs');
    const samplers = Array.from({ length: 5 }, () => createHealthSampler(services, async () => true));
    await Promise.all(samplers.map(({ sample }) => sample()));
    expect((await rows()).database).toEqual({ checks: 5, failures: 0 });
  });
});

describe('GET /api/status', () => {
  it('answers the current health and ninety days, unknown where nothing was measured', async () => {
    await recordHeartbeat(services, 'jobs');
    await services.db.insert(healthDay).values({ part: 'database', date: today(), checks: 200, failures: 1 });
    const answer = schemas.answer.parse(
      await expectStatus(await createClient(stage.app).get('/api/status'), 200),
    );
    expect(answer.status).toBe('operational');
    const database = answer.parts.find(({ name }) => name === 'database');
    expect(database).toMatchObject({ status: 'operational', uptime: 99.5 });
    expect(database?.days).toHaveLength(90);
    expect(database?.days.at(-1)).toEqual({ date: today(), state: 'up', uptime: 99.5 });
    expect(database?.days[0]).toMatchObject({ state: 'unknown', uptime: null });
  });

  it.each([
    [10, 'operational', 'operational'],
    [200, 'degraded', 'degraded'],
    [1_000, 'degraded', 'down'],
  ] as const)('jobs that last ran %i s ago: %s', async (seconds, status, jobs) => {
    await recordHeartbeat(services, 'jobs');
    stage.clock.advanceSeconds(seconds);
    const answer = await getStatus(services, null);
    expect([answer.status, stateOf(answer).jobs]).toEqual([status, jobs]);
  });

  it('answers with the last known history while the database is down', async () => {
    await recordHeartbeat(services, 'jobs');
    await services.db.insert(healthDay).values({ part: 'web', date: today(), checks: 10, failures: 0 });
    const before = await getStatus(services, null);
    isDatabaseDown = true;
    const answer = await getStatus(services, before);
    expect(answer.status).toBe('down');
    expect(stateOf(answer)).toEqual({ web: 'operational', database: 'down', jobs: 'down' });
    expect(answer.parts[0]).toMatchObject({ name: 'web', uptime: 100 });
    expect((await getStatus(services, null)).parts[0]).toMatchObject({ name: 'web', uptime: null });
  });
});

it('deletes days older than the history', async () => {
  const old = new Date(stage.clock.now().getTime() - 91 * 86_400_000).toISOString().slice(0, 10);
  await services.db.insert(healthDay).values([
    { part: 'web', date: old, checks: 1, failures: 0 },
    { part: 'web', date: today(), checks: 2, failures: 0 },
  ]);
  const cleanUp = statusJobs.find(({ name }) => name === 'site.clean-up');
  await cleanUp?.run(services, {}, new AbortController().signal);
  expect(await rows()).toEqual({ web: { checks: 2, failures: 0 } });
});
