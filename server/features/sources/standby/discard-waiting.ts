import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { dropStandby } from './drop-standby.ts';
import { listWaiting } from './list-waiting.ts';
import { recountSources } from './recount-sources.ts';

/** Deletes the texts of an agent that wait; what answers now goes on. The next training reads them again. */
export function discardWaiting(ctx: Context, agentId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select 1 from agent where id = ${agentId} for no key update`);
    const waiting = await listWaiting(ctx, agentId);
    await dropStandby(ctx, { kind: 'waiting', which: sql`document.agent_id = ${agentId}` });
    const ids = sql.param(waiting.map(({ id }) => id));
    await ctx.db.execute(sql`
      update document set status = 'skipped', reason = 'Its text was discarded after the tests of the agent.'
      where id = any(${ids}::text[]) and live_version = 0`);
    await recountSources(ctx, agentId, new Set(waiting.map(({ sourceId }) => sourceId)));
  });
}
