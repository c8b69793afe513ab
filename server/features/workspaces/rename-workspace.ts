import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { workspace } from './workspaces.table.ts';

export function renameWorkspace(ctx: Context, name: string): Promise<{ id: string; name: string }> {
  return withTransaction(ctx, async (ctx) => {
    const [renamed] = await ctx.db
      .update(workspace)
      .set({ name })
      .where(eq(workspace.id, ctx.workspace.id))
      .returning({ id: workspace.id, name: workspace.name });
    if (renamed === undefined) throw failure('not-found');
    await recordAudit(ctx, { action: 'workspace.renamed', workspaceId: ctx.workspace.id, subject: renamed });
    return renamed;
  });
}
