import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';

/**
 * From the next question on an agent's passages are compared by this model, all of which have their vectors now; those of
 * the model before are deleted. Nothing when it is so already.
 */
export function adoptModel(ctx: Context, agentId: string, model: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const { rowCount } = await ctx.db.execute(sql`
      insert into agent_meaning as held (agent_id, model)
      select id, ${model} from agent where id = ${agentId} for no key update
      on conflict (agent_id) do update set model = excluded.model where held.model <> excluded.model`);
    if (rowCount === 0) return;
    await ctx.db.execute(sql`update agent set index_version = index_version + 1 where id = ${agentId}`);
    await ctx.db.execute(sql`
      delete from passage_vector using document
      where passage_vector.document_id = document.id and document.agent_id = ${agentId}
        and passage_vector.model <> ${model}`);
  });
}
