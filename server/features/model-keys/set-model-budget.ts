import type { ModelBudget } from '#contract/model-keys/model-keys.schemas.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { modelBudget } from './model-keys.table.ts';

/** Sets the monthly limit for the own keys of the workspace, or removes it with null. */
export async function setModelBudget(ctx: Context, budget: ModelBudget | null): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const { id: workspaceId } = ctx.workspace;
    if (budget === null) await ctx.db.delete(modelBudget).where(inWorkspace(ctx, modelBudget));
    else
      await ctx.db
        .insert(modelBudget)
        .values({ workspaceId, ...budget })
        .onConflictDoUpdate({ target: modelBudget.workspaceId, set: budget });
    await recordAudit(ctx, {
      action: 'model-budget.changed',
      workspaceId,
      details: { limit: budget === null ? 'none' : `${budget.amount} ${budget.unit}` },
    });
  });
  ctx.workspaceModels.forget();
}
