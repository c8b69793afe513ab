import { and, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { idempotentAnswer } from './workspaces.table.ts';

/**
 * Deletes what is kept for requests with an Idempotency-Key and names one of these ids: what was deleted does not live on in
 * it. Call it in the transaction of the deletion.
 */
export async function deleteIdempotentAnswers(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const names = sql`exists (
    select from regexp_matches(${idempotentAnswer.body}::text, '[a-z]+_[0-9A-Za-z]+', 'g') as named (parts)
    where named.parts[1] = any(${sql.param([...ids])}::text[])
  )`;
  await ctx.db.delete(idempotentAnswer).where(and(inWorkspace(ctx, idempotentAnswer), names));
}
