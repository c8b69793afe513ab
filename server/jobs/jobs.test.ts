import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '#server/http/streams/create-live-hub.ts';
import { workingRequest } from '#server/working-request.ts';
import { defineJobHandler } from './define-job-handler.ts';
import { recorder, setUpJobStage, until } from './fixtures/job-stage.ts';
import type { JobHandler } from './job-handler.ts';
import { followLive } from './live/follow-live.ts';
import { recordEvent } from './outbox/record-event.ts';

const stage = setUpJobStage();
const { start, stateOf } = stage;

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

  it('starts right after another ends', async () => {
    const { ran, handler } = recorder('test.backlog');
    const { queue, services } = await start([handler], false);
    for (let number = 0; number < 40; number++) {
      await queue.addJob(services.db, { name: handler.name, data: { number } });
    }
    await start([handler]);
    // Each would else wait two seconds for its turn.
    await until(() => ran.length === 40);
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
    await stage.database.pool.query(
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
