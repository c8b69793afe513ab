import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspace } from './workspaces.table.ts';

export async function renameWorkspace(ctx: Context, name: string): Promise<{ id: string; name: string }> {
  const [renamed] = await ctx.db
    .update(workspace)
    .set({ name })
    .where(eq(workspace.id, ctx.workspace.id))
    .returning({ id: workspace.id, name: workspace.name });
  if (renamed === undefined) throw failure('not-found');
  return renamed;
}
