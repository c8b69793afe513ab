import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';
import { beyondPlanReason, isBeyondPlan } from './beyond-plan.ts';

/**
 * Notes the pages of a website that a run found and did not read because the plan was full, so that the owner sees them
 * and can swap them in; those that the run did not find any more go. Does nothing for a run that has been overtaken.
 * @param addresses as the crawl spells them, nearest to the start page first
 */
export function keepBeyondPlan(ctx: Context, row: SourceRow, addresses: readonly string[]): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const ids = addresses.map(() => createId('doc'));
    // The first comes last, as lists show the newest first.
    await ctx.db.execute(sql`
      insert into document (id, workspace_id, agent_id, source_id, address, url, title, status, reason, seen_in_run, updated_at)
      select found.id, source.workspace_id, source.agent_id, source.id, found.address, found.address, found.address, 'skipped',
        ${beyondPlanReason}, source.run, ${ctx.clock.now()}
      from source, unnest(${sql.param(ids)}::text[], ${sql.param(addresses.toReversed())}::text[]) as found (id, address)
      where source.id = ${row.id} and source.run = ${row.run}
      on conflict (source_id, address) do update set seen_in_run = excluded.seen_in_run
      where document.live_version = 0 and document.status = 'skipped'`);
    await ctx.db
      .delete(document)
      .where(and(eq(document.sourceId, row.id), isBeyondPlan, lt(document.seenInRun, row.run)));
  });
}
