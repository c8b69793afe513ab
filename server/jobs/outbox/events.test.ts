import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '#server/http/streams/create-live-hub.ts';
import { setUpJobStage, until } from '../fixtures/job-stage.ts';
import { followLive } from '../live/follow-live.ts';
import { recordEvent } from './record-event.ts';
import { takeEvents } from './take-events.ts';

const stage = setUpJobStage();
const { start } = stage;

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
    const { db } = stage.database;
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
