import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { JobWithMetadata } from 'pg-boss';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '#server/context.ts';
import type { DatabaseSession } from '#server/database/connections/database-session.ts';
import { createLiveHub, type LiveEvent } from '#server/http/streams/create-live-hub.ts';
import { workingRequest } from '#server/working-request.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { createJobQueue, type StartedJobQueue } from './create-job-queue.ts';
import { defineJobHandler } from './define-job-handler.ts';
import type { JobHandler } from './job-handler.ts';
import { followLive } from './live/follow-live.ts';
import { createJobLocks, type JobLocks } from './locks/create-job-locks.ts';
import { handBackJob } from './locks/hand-back-job.ts';
import { recordEvent } from './outbox/record-event.ts';
import { takeEvents } from './outbox/take-events.ts';
import { runJob } from './run-job.ts';
import { startWorker, type Worker } from './start-worker.ts';
import { createTurns } from './turns/create-turns.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let open: { queue: StartedJobQueue; worker: Worker | null }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const { queue, worker } of open) {
    await worker?.stop();
    await queue.close();
  }
  open = [];
  await database.pool.query('DELETE FROM jobs.job');
});
afterAll(() => database.drop());

function servicesOf(queue: StartedJobQueue): Services {
  const { db, pool } = database;
  return { db, pool, log, jobs: queue, live: createLiveHub() } as unknown as Services;
}

async function start(handlers: JobHandler[], isWorker = true) {
  const queue = await createJobQueue({ pool: database.pool, log, handlers, isWorker });
  const services = servicesOf(queue);
  const worker = isWorker ? await startWorker(services, queue, handlers, []) : null;
  open.push({ queue, worker });
  return { queue, services, worker };
}

/** A job kind of its own for each test, and the data of those that ran. */
function recorder(name: string, run: JobHandler['run'] = async () => undefined) {
  const ran: object[] = [];
  const handler = defineJobHandler({
    name,
    concurrency: 2,
    async run(services, data: object, signal) {
      ran.push(data);
      await run(services, data, signal);
    },
  });
  return { ran, handler };
}

const until = (claim: () => boolean | Promise<boolean>, timeout = 15_000) =>
  expect.poll(claim, { timeout, interval: 20 }).toBe(true);
const stateOf = async (name: string) =>
  (await database.pool.query('SELECT state::text, retry_count FROM jobs.job WHERE name = $1', [name])).rows;

const attemptsLeft = async (name: string) => {
  const { rows } = await database.pool.query<{ left: number }>(
    'SELECT retry_limit - retry_count AS left FROM jobs.job WHERE name = $1',
    [name],
  );
  return rows[0]?.left;
};

const waitingForLock = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe('a job', () => {
  it('does not exist after its transaction rolled back', async () => {
    const { ran, handler } = recorder('test.rolled-back');
    const { queue, services } = await start([handler]);
    const rolledBack = services.db.transaction(async (transaction) => {
      await queue.addJob(transaction, { name: handler.name, data: { number: 1 } });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await services.db.transaction((transaction) =>
      queue.addJob(transaction, { name: handler.name, data: { number: 2 } }),
    );
    await until(() => ran.length > 0);
    expect(ran).toEqual([{ number: 2 }]);
    expect(await stateOf(handler.name)).toHaveLength(1);
  });

  it('waits once per singleton key, and any number of times without one', async () => {
    const { handler } = recorder('test.singleton');
    const { queue, services } = await start([handler], false);
    for (const singletonKey of ['a', 'a', 'b']) {
      await queue.addJob(services.db, { name: handler.name, data: {}, singletonKey });
    }
    await queue.addJob(services.db, { name: handler.name, data: {} });
    await queue.addJob(services.db, { name: handler.name, data: {} });
    expect(await stateOf(handler.name)).toHaveLength(4);
  });

  it('is worked on under the id of the request that added it, and so are the jobs that it adds', async () => {
    const seen: [object, string | undefined][] = [];
    const handler = defineJobHandler({
      name: 'test.of-request',
      concurrency: 1,
      async run(services, data: { number: number }) {
        seen.push([data, workingRequest.getStore()]);
        if (data.number === 1)
          await services.jobs.addJob(services.db, { name: 'test.of-request', data: { number: 2 } });
      },
    });
    const { queue, services } = await start([handler]);
    const add = (number: number) => queue.addJob(services.db, { name: handler.name, data: { number } });
    await workingRequest.run('req_1', () => add(1));
    await until(() => seen.length === 2);
    await add(3);
    await until(() => seen.length === 3);
    expect(seen).toEqual([
      [{ number: 1 }, 'req_1'],
      [{ number: 2 }, 'req_1'],
      [{ number: 3 }, undefined],
    ]);
  });

  it('is found by the worker of another process that added nothing itself', async () => {
    const { ran, handler } = recorder('test.split');
    const web = await start([handler], false);
    await start([handler]);
    await web.queue.addJob(web.services.db, { name: handler.name, data: { from: 'web' } });
    await until(() => ran.length === 1);
  });

  it('is limited per workspace, while jobs of other workspaces run', async () => {
    const open: (() => void)[] = [];
    const started: string[] = [];
    const handler = defineJobHandler({
      name: 'test.fair',
      concurrency: 3,
      concurrencyPerGroup: 1,
      run: (_services, { workspaceId }: { workspaceId: string }) =>
        new Promise((resolve) => {
          started.push(workspaceId);
          open.push(resolve);
        }),
    });
    const { queue, services } = await start([handler]);
    for (const workspaceId of ['large', 'large', 'large', 'small']) {
      await queue.addJob(services.db, { name: handler.name, data: { workspaceId }, groupId: workspaceId });
    }
    await until(() => started.includes('small'));
    expect(started.sort()).toEqual(['large', 'small']);
    while (started.length < 4) {
      for (const end of open.splice(0)) end();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    for (const end of open.splice(0)) end();
    expect(started.filter((workspaceId) => workspaceId === 'large')).toHaveLength(3);
  });

  it('has its turn before those that another workspace added earlier', async () => {
    const order: string[] = [];
    const handler = defineJobHandler({
      name: 'test.turns',
      concurrency: 1,
      async run(_services, { of }: { of: string }) {
        order.push(of);
      },
    });
    const { queue, services } = await start([handler], false);
    const add = (groupId: string, of: string) =>
      queue.addJob(services.db, { name: handler.name, data: { of }, groupId });
    for (let number = 1; number <= 20; number++) await add('large', `large ${number}`);
    for (let number = 1; number <= 3; number++) await add('small', `small ${number}`);
    await start([handler]);
    await until(() => order.length === 23);
    expect(order.slice(0, 6)).toEqual(['large 1', 'small 1', 'large 2', 'small 2', 'large 3', 'small 3']);
  });

  it('gives up its place after its turn to a group without one, and goes on later with no attempt lost', async () => {
    const started: string[] = [];
    const handler = defineJobHandler({
      name: 'test.places',
      concurrency: 2,
      retries: 0,
      turnSeconds: 1,
      async run(_services, { of }: { of: string }, signal) {
        started.push(of);
        const isFirstTime = started.indexOf(of) === started.length - 1;
        if (isFirstTime && (of === 'large 1' || of === 'large 2')) await once(signal, 'abort');
        signal.throwIfAborted();
      },
    });
    const { queue, services } = await start([handler]);
    const add = (groupId: string, of: string) =>
      queue.addJob(services.db, { name: handler.name, data: { of }, groupId });
    await add('large', 'large 1');
    await add('large', 'large 2');
    await until(() => started.length === 2);
    // Nobody else waits, so nobody gives up a place.
    await add('large', 'large 3');
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    expect(started).toEqual(['large 1', 'large 2']);
    await add('small', 'small');
    await until(() => started.includes('small'));
    expect(started[2]).toBe('small');
    await until(
      async () => (await stateOf(handler.name)).filter((row) => row.state === 'completed').length >= 3,
    );
    expect(started).toContain('large 3');
    expect(started.filter((of) => of === 'large 1')).toHaveLength(2);
    expect((await stateOf(handler.name)).map((row) => row.state)).not.toContain('failed');
  });

  it('is not taken while another process is taking one of the same group', async () => {
    const handler = { ...recorder('test.race').handler, concurrencyPerGroup: 1 };
    const { queue, services } = await start([handler], false);
    for (const number of [1, 2])
      await queue.addJob(services.db, { name: handler.name, data: { number }, groupId: 'shop' });
    const take = (client: { query(text: string, values?: unknown[]): Promise<{ rows: object[] }> }) =>
      queue.boss.fetch<{ number: number }>(handler.name, {
        groupConcurrency: 1,
        db: { executeSql: (text, values) => client.query(text, values) },
      });
    const other = await database.pool.connect();
    try {
      await other.query('BEGIN');
      const first = await take(other);
      // The first is not committed, so this one cannot see it.
      let isSettled = false;
      const second = take(database.pool).finally(() => (isSettled = true));
      const isWaiting = async () => (await database.pool.query(waitingForLock)).rows.length > 0;
      await until(async () => isSettled || (await isWaiting()));
      await other.query('COMMIT');
      expect([first.length, (await second).length]).toEqual([1, 0]);
      await queue.boss.complete(handler.name, first[0]?.id ?? '');
      expect(await take(database.pool)).toHaveLength(1);
    } finally {
      other.release();
    }
  });

  it('starts right after another ends', async () => {
    const { ran, handler } = recorder('test.backlog');
    const { queue, services } = await start([handler], false);
    for (let number = 0; number < 40; number++) {
      await queue.addJob(services.db, { name: handler.name, data: { number } });
    }
    await start([handler]);
    await until(() => ran.length === 40, 9_500);
  });

  it('is retried when it throws, and given up after its last attempt', async () => {
    let givenUp: object | null = null;
    const handler = defineJobHandler({
      name: 'test.hopeless',
      concurrency: 1,
      retries: 0,
      run: () => Promise.reject(new Error('no')),
      async giveUp(_services, data: object) {
        givenUp = data;
      },
    });
    const { queue, services } = await start([handler]);
    await queue.addJob(services.db, { name: handler.name, data: { number: 7 } });
    await until(() => givenUp !== null);
    expect(givenUp).toEqual({ number: 7 });
    await until(async () => (await stateOf(handler.name))[0]?.state === 'failed');
  });

  it('goes back to the queue when its process stops, without losing an attempt', async () => {
    const { ran, handler } = recorder('test.handed-back', (_services, _data, signal) =>
      once(signal, 'abort').then(() => signal.throwIfAborted()),
    );
    const { queue, services, worker } = await start([handler]);
    await queue.addJob(services.db, { name: handler.name, data: {} });
    await until(() => ran.length === 1);
    await worker?.stop();
    expect((await stateOf(handler.name))[0]?.state).toBe('retry');
    const next = recorder(handler.name);
    await start([next.handler]);
    await until(() => next.ran.length === 1);
    await until(async () => (await stateOf(handler.name))[0]?.state === 'completed');
    expect(await attemptsLeft(handler.name)).toBe(3);
  });

  it('is left to the process that has taken it up before it was put back', async () => {
    const { handler } = recorder('test.taken-up');
    const { queue, services } = await start([handler], false);
    await queue.addJob(services.db, { name: handler.name, data: {}, groupId: 'shop' });
    const fetch = async () => {
      const [job] = await queue.boss.fetch(handler.name, { includeMetadata: true });
      if (job === undefined) throw new Error('There is no job.');
      return job;
    };
    const first = await fetch();
    // As `reclaimJobs` does for a job without a lock.
    await database.pool.query(`UPDATE jobs.job SET state = 'retry' WHERE name = $1`, [handler.name]);
    const second = await fetch();
    const session = {
      query: async (query: pg.QueryConfig) => (await database.pool.query(query)).rows,
    } as unknown as DatabaseSession;
    for (const cause of ['stopping', 'turn-over'] as const) {
      await handBackJob(session, first, cause);
      expect((await stateOf(handler.name))[0]?.state).toBe('active');
    }
    await handBackJob(session, second, 'turn-over');
    expect((await stateOf(handler.name))[0]?.state).toBe('retry');
  });

  it('keeps its lock where the same process takes it up while it is put back', async () => {
    const { handler } = recorder('test.own-next', (_services, _data, signal) =>
      once(signal, 'abort').then(() => signal.throwIfAborted()),
    );
    const stopping = new AbortController();
    const lost = new AbortController().signal;
    let locks: JobLocks | null = null;
    const session = {
      lost,
      query: async ({ text }: pg.QueryConfig) => {
        // The next attempt begins before this one hears that it is back.
        if (text.includes("SET state = 'retry'")) await locks?.take('job_1', lost);
        return [{ taken: true }];
      },
    } as unknown as DatabaseSession;
    locks = createJobLocks(session);
    const running = { session, locks, turns: createTurns(session), stopping: stopping.signal };
    const job = { id: 'job_1', name: handler.name, data: {}, signal: new AbortController().signal };
    const run = runJob({ log } as unknown as Services, running, handler, job as JobWithMetadata<object>);
    setTimeout(() => stopping.abort(new Error('stop')));
    await expect(run).rejects.toThrow('stop');
    await locks.releaseEnded();
    await locks.releaseEnded();
    expect(locks.ids()).toEqual(['job_1']);
  });

  it('is taken over by another process when its own was killed', async () => {
    const { ran, handler } = recorder('test.killed');
    const { queue, services } = await start([handler], false);
    const script = fileURLToPath(new URL('./fixtures/hanging-worker.ts', import.meta.url));
    const child = spawn(process.execPath, [script, database.url, handler.name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await queue.addJob(services.db, { name: handler.name, data: { number: 1 } });
    await once(child.stdout, 'data');
    expect(await stateOf(handler.name)).toEqual([{ state: 'active', retry_count: 0 }]);
    await start([handler]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await until(() => ran.length === 1, 9_500);

    expect(ran).toEqual([{ number: 1 }]);
    await until(async () => (await stateOf(handler.name))[0]?.state === 'completed');
  });

  it('is left alone while it runs elsewhere', async () => {
    let release: () => void = () => undefined;
    const { ran, handler } = recorder('test.long', () => new Promise((resolve) => (release = resolve)));
    const first = await start([handler]);
    await first.queue.addJob(first.services.db, { name: handler.name, data: {} });
    await until(() => ran.length === 1);
    const second = recorder(handler.name);
    await start([second.handler]);
    await database.pool.query("UPDATE jobs.job SET started_on = now() - interval '1 hour' WHERE name = $1", [
      handler.name,
    ]);
    // Long enough for the second worker to have looked twice.
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    expect(second.ran).toEqual([]);
    release();
    await until(async () => (await stateOf(handler.name))[0]?.state === 'completed');
  });

  it('is added once for all processes when periodic', async () => {
    const handler: JobHandler = { ...recorder('test.periodic').handler, everySeconds: 86_400 };
    await Promise.all([start([handler]), start([handler])]);
    await until(async () => (await stateOf(handler.name)).some((row) => row.state === 'completed'));
    expect(await stateOf(handler.name)).toHaveLength(1);
  });

  it('is repeated every period when periodic', async () => {
    const { ran, handler } = recorder('test.again');
    await start([{ ...handler, everySeconds: 1 }]);
    await until(() => ran.length >= 3);
  });
});

describe('a lost connection to the database', () => {
  it('is restored, and jobs and events continue', async () => {
    const { ran, handler } = recorder('test.reconnected');
    const { queue, services } = await start([handler]);
    const follower = await followLive(services);
    const heard: LiveEvent[] = [];
    services.live.follow('wsp_1', { access: [], tell: (event) => heard.push(event), end: () => undefined });
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await until(async () => {
      await recordEvent(services.db, 'wsp_1', {
        name: 'agent.changed',
        payload: { agentId: `agt_${performance.now()}` },
      });
      return heard.length > 0;
    });
    // What was recorded after the one that was heard must not be heard by the next test.
    await until(async () => (await services.db.execute(sql`SELECT 1 FROM outbox`)).rows.length === 0);
    await queue.addJob(services.db, { name: handler.name, data: {} });
    await until(() => ran.length === 1);
    await until(async () => (await stateOf(handler.name))[0]?.state === 'completed');
    await follower.close();
  });
});

describe('events', () => {
  const changed = (number: number) =>
    ({ name: 'source.changed', payload: { agentId: 'agt_1', sourceId: `src_${number}` } }) as const;

  it('reach followers in order, once each, and leave the table', async () => {
    const { queue, services } = await start([]);
    const follower = await followLive(services);
    const heard: LiveEvent[] = [];
    const foreign: LiveEvent[] = [];
    services.live.follow('wsp_1', { access: [], tell: (event) => heard.push(event), end: () => undefined });
    services.live.follow('wsp_2', { access: [], tell: (event) => foreign.push(event), end: () => undefined });
    await services.db.transaction(async (transaction) => {
      for (let number = 0; number < 120; number++) await recordEvent(transaction, 'wsp_1', changed(number));
      await recordEvent(transaction, 'wsp_1', changed(0));
    });
    queue.wakeOutbox();
    await until(() => heard.length >= 120);
    await follower.close();
    expect(heard).toEqual(Array.from({ length: 120 }, (_, number) => changed(number)));
    expect(foreign).toEqual([]);
    const { rows } = await services.db.execute(sql`SELECT 1 FROM outbox`);
    expect(rows).toEqual([]);
  });

  it('of one workspace are not handed on by one worker while another has earlier ones', async () => {
    const { db } = database;
    const take = async (within: typeof db) => {
      const { rows, left } = await takeEvents({ db: within });
      return { taken: rows.map(({ workspaceId, payload }) => [workspaceId, payload]), left };
    };
    await recordEvent(db, 'wsp_1', changed(1));
    await db.transaction(async (first) => {
      expect(await take(first)).toEqual({ taken: [['wsp_1', changed(1).payload]], left: 0 });
      await recordEvent(db, 'wsp_1', changed(2));
      await recordEvent(db, 'wsp_2', changed(3));
      await db.transaction(async (second) => {
        expect(await take(second)).toEqual({ taken: [['wsp_2', changed(3).payload]], left: 1 });
      });
      await first.execute(sql`DELETE FROM outbox WHERE payload ->> 'sourceId' = 'src_1'`);
    });
    await db.transaction(async (second) => {
      const taken = [
        ['wsp_1', changed(2).payload],
        ['wsp_2', changed(3).payload],
      ];
      expect(await take(second)).toEqual({ taken, left: 0 });
    });
    await db.execute(sql`DELETE FROM outbox`);
  });

  it('of another process arrive without a hint', async () => {
    const { services } = await start([]);
    const follower = await followLive(services);
    const heard: LiveEvent[] = [];
    services.live.follow('wsp_1', { access: [], tell: (event) => heard.push(event), end: () => undefined });
    await recordEvent(services.db, 'wsp_1', changed(1));
    await until(() => heard.length === 1);
    await follower.close();
  });
});
