import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Source } from '#contract/sources/sources.schemas.ts';
import {
  createRecrawlStage,
  type RecrawlStage,
  shop,
} from '#server/features/sources/crawling/fixtures/recrawl-stage.ts';
import { type Client, createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { queueDueCrawls } from './queue-due-crawls.ts';

let stage: RecrawlStage;
beforeAll(async () => {
  stage = await createRecrawlStage();
});
afterAll(() => stage.close());
// Sessions are over once a test has moved the clock.
beforeEach(() => stage.begin('new owner'));

describe('a schedule', () => {
  const hour = 3_600;
  const day = 24 * hour;
  const queued = async () => {
    await queueDueCrawls(stage.services);
    return (await stage.sourceNow()).status === 'queued';
  };

  it('reads the website again when it is due, and sets the next time', async () => {
    await stage.first(shop(), { schedule: 'daily' });
    expect(await queued()).toBe(false);
    stage.clock.advanceSeconds(22 * hour);
    expect(await queued()).toBe(false);
    stage.clock.advanceSeconds(3.5 * hour);
    expect(await queued()).toBe(true);
    // Not a second time while the first one waits.
    const { rows: jobs } = await stage.services.pool.query(
      "select 1 from jobs.job where data->>'sourceId' = $1 and (data->>'run')::int > 1",
      [stage.sourceId],
    );
    await queueDueCrawls(stage.services);
    expect(jobs).toHaveLength(1);
    await stage.run();
    const source = await stage.sourceNow();
    expect(source).toMatchObject({ status: 'ready', schedule: 'daily' });
    const ahead = new Date(source.nextCrawlAt ?? 0).getTime() - stage.clock.now().getTime();
    expect(ahead / 1_000).toBeGreaterThan(22 * hour);
    expect(ahead / 1_000).toBeLessThan(26 * hour);
    expect((await stage.lastCrawl()).crawl.cause).toBe('schedule');
    await expectStatus(await stage.client.patch(stage.path, { schedule: 'never' }), 200);
    expect((await stage.sourceNow()).nextCrawlAt).toBeNull();
  });

  it('does not read it while the agent is paused or its chat sleeps', async () => {
    await stage.first(shop(), { schedule: 'weekly' });
    const { pool } = stage.services;
    await pool.query('update source set next_crawl_at = $2 where id = $1', [
      stage.sourceId,
      stage.clock.now(),
    ]);
    const workspace = 'where id = (select workspace_id from agent where id = $1)';
    await stage.client.patch(`/api/v1/agents/${stage.agentId}`, { status: 'paused' });
    expect(await queued()).toBe(false);
    await stage.client.patch(`/api/v1/agents/${stage.agentId}`, { status: 'active' });
    await pool.query(`update workspace set plan = 'free', last_active_at = $2 ${workspace}`, [
      stage.agentId,
      new Date(stage.clock.now().getTime() - 8 * day * 1_000),
    ]);
    await queueDueCrawls(stage.services);
    const { rows } = await pool.query('select status from source where id = $1', [stage.sourceId]);
    expect(rows).toEqual([{ status: 'ready' }]);
    await pool.query(`update workspace set plan = 'enterprise' ${workspace}`, [stage.agentId]);
    expect(await queued()).toBe(true);
    await stage.run();
  });

  it('takes a few websites of each workspace at a time', async () => {
    const other = await signUp(stage.app);
    const ids: string[] = [];
    const add = async (who: Client, agent: string) => {
      const added = await who.post(`/api/v1/agents/${agent}/sources`, {
        kind: 'website',
        url: stage.site.origin,
      });
      ids.push((await expectStatus<Source>(added, 201)).id);
    };
    for (let count = 0; count < 5; count++) await add(stage.client, stage.agentId);
    await add(other, (await createAgent(other)).id);
    const { pool, clock } = stage.services;
    await pool.query(
      "update source set status = 'ready', schedule = 'daily', next_crawl_at = $2 where id = any($1)",
      [ids, clock.now()],
    );
    await queueDueCrawls(stage.services);
    const { rows } = await pool.query<{ id: string }>(
      "select id from source where id = any($1) and status = 'queued' order by id",
      [ids],
    );
    expect(rows.map(({ id }) => id)).toEqual([ids[0], ids[1], ids[5]]);
  });
});
