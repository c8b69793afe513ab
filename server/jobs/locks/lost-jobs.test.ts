import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { JobWithMetadata } from 'pg-boss';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { Services } from '#server/context.ts';
import type { DatabaseSession } from '#server/database/connections/database-session.ts';
import { recorder, setUpJobStage, until } from '../fixtures/job-stage.ts';
import { runJob } from '../run-job.ts';
import { createTurns } from '../turns/create-turns.ts';
import { createJobLocks, type JobLocks } from './create-job-locks.ts';
import { handBackJob } from './hand-back-job.ts';

const stage = setUpJobStage();
const { start, stateOf } = stage;

describe('a job whose process stops or dies', () => {
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
    expect((await stateOf(handler.name))[0]?.left).toBe(3);
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
    await stage.database.pool.query(`UPDATE jobs.job SET state = 'retry' WHERE name = $1`, [handler.name]);
    const second = await fetch();
    const session = {
      query: async (query: pg.QueryConfig) => (await stage.database.pool.query(query)).rows,
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
    const run = runJob(
      { log: pino({ level: 'silent' }) } as unknown as Services,
      running,
      handler,
      job as JobWithMetadata<object>,
    );
    setTimeout(() => stopping.abort(new Error('stop')));
    await expect(run).rejects.toThrow('stop');
    await locks.releaseEnded();
    await locks.releaseEnded();
    expect(locks.ids()).toEqual(['job_1']);
  });

  it('is taken over by another process when its own was killed', async () => {
    const { ran, handler } = recorder('test.killed');
    const { queue, services } = await start([handler], false);
    const script = fileURLToPath(new URL('../fixtures/hanging-worker.ts', import.meta.url));
    const child = spawn(process.execPath, [script, stage.database.url, handler.name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await queue.addJob(services.db, { name: handler.name, data: { number: 1 } });
    await once(child.stdout, 'data');
    expect(await stateOf(handler.name)).toMatchObject([{ state: 'active', retry_count: 0 }]);
    await start([handler]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await until(() => ran.length === 1);

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
    await stage.database.pool.query(
      "UPDATE jobs.job SET started_on = now() - interval '1 hour' WHERE name = $1",
      [handler.name],
    );
    // Long enough for the second worker to have looked twice.
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    expect(second.ran).toEqual([]);
    release();
    await until(async () => (await stateOf(handler.name))[0]?.state === 'completed');
  });
});
