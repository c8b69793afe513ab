import { asc } from 'drizzle-orm';
import type { ModelKey } from '#contract/model-keys/model-keys.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { modelKey } from './model-keys.table.ts';
import { presentModelKey } from './present-model-key.ts';

/** The model keys of the workspace, oldest first, without the keys themselves. */
export async function listModelKeys(ctx: Context): Promise<ModelKey[]> {
  const rows = await ctx.db
    .select()
    .from(modelKey)
    .where(inWorkspace(ctx, modelKey))
    .orderBy(asc(modelKey.id));
  return rows.map(presentModelKey);
}
