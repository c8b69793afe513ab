import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { queueEmbedding } from '#server/features/sources/meaning/queue-embedding.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { textHashOfPassage } from './text-hash-of-passage.ts';

/**
 * After questions were written for these texts: the indexes in memory read them by their words at once, and their
 * vectors are made in the background; until then the passages are found by words.
 */
export function publishWritten(ctx: Context, agentId: string, textHashes: readonly string[]): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const hash = sql.raw(textHashOfPassage);
    const { rows } = await ctx.db.execute<{ document_id: string }>(sql`
      with again as (
        select passage.document_id, passage.version, passage.position
        from document
        join passage on passage.document_id = document.id and passage.version = document.live_version
        where document.agent_id = ${agentId} and ${hash} = any(${sql.param(textHashes)}::text[])
      ), gone as (
        delete from passage_vector using again
        where passage_vector.document_id = again.document_id and passage_vector.version = again.version
          and passage_vector.position = again.position
      )
      select distinct document_id from again`);
    const ids = rows.map(({ document_id: id }) => id);
    if (ids.length === 0) return;
    await ctx.db
      .update(document)
      .set({ questionsVersion: sql`${document.questionsVersion} + 1`, embeddedVersion: 0 })
      .where(and(inArray(document.id, ids), gt(document.liveVersion, 0), eq(document.agentId, agentId)));
    await ctx.db.execute(sql`update agent set index_version = index_version + 1 where id = ${agentId}`);
    await queueEmbedding(ctx, { workspaceId: ctx.workspace.id, agentId });
  });
}
