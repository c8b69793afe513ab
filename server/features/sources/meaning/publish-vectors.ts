import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import type { EmbeddingModel } from '#server/ports/embedding-model.ts';

/**
 * After vectors were made: counts again for each source how many of its passages have them, tells the followers, and has the
 * agent's index in memory read them, if it compares by this model already.
 */
export function publishVectors(
  ctx: Context,
  agentId: string,
  { id: model, languages }: EmbeddingModel,
  sourceIds: ReadonlySet<string>,
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`
      update agent set index_version = index_version + 1 where id = ${agentId}
        and exists (select 1 from agent_meaning where agent_id = ${agentId} and model = ${model})`);
    // In one order everywhere, so that two at once never wait for each other.
    for (const sourceId of [...sourceIds].sort()) {
      await ctx.db.execute(sql`
        update source set meaning_total = counted.total, meaning_done = counted.done
        from (
          select count(*) as total, count(passage_vector.model) as done
          from document
          join passage on passage.document_id = document.id and passage.version = document.live_version
          left join passage_vector on passage_vector.document_id = passage.document_id
            and passage_vector.version = passage.version and passage_vector.position = passage.position
            and passage_vector.model = ${model}
          where document.source_id = ${sourceId}
            and (${languages === null} or passage.language = any(${sql.param(languages ?? [])}::text[]))
        ) as counted
        where source.id = ${sourceId}`);
      await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.changed', payload: { agentId, sourceId } });
    }
  });
}
