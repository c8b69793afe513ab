import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { type ModelKeyRow, modelKey } from './model-keys.table.ts';

/** The model key of this workspace, or `not-found`. */
export async function findModelKey(ctx: Context, modelKeyId: string): Promise<ModelKeyRow> {
  const [row] = await ctx.db
    .select()
    .from(modelKey)
    .where(and(inWorkspace(ctx, modelKey), eq(modelKey.id, modelKeyId)));
  if (row === undefined) throw failure('not-found');
  return row;
}
