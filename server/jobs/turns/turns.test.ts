import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { defineJobHandler } from '../define-job-handler.ts';
import { recorder, setUpJobStage, until } from '../fixtures/job-stage.ts';

const stage = setUpJobStage();
const { start, stateOf } = stage;

const waitingForLock = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe('a job of a workspace', () => {
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
    const other = await stage.database.pool.connect();
    try {
      await other.query('BEGIN');
      const first = await take(other);
      // The first is not committed, so this one cannot see it.
      let isSettled = false;
      const second = take(stage.database.pool).finally(() => (isSettled = true));
      const isWaiting = async () => (await stage.database.pool.query(waitingForLock)).rows.length > 0;
      await until(async () => isSettled || (await isWaiting()));
      await other.query('COMMIT');
      expect([first.length, (await second).length]).toEqual([1, 0]);
      await queue.boss.complete(handler.name, first[0]?.id ?? '');
      expect(await take(stage.database.pool)).toHaveLength(1);
    } finally {
      other.release();
    }
  });
});
