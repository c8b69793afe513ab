import type { ModelSpending } from '#contract/model-keys/model-keys.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { isUsedUp } from '#server/features/model-keys/is-used-up.ts';
import { modelBudget } from '#server/features/model-keys/model-keys.table.ts';
import { readModelSpending } from './read-model-spending.ts';

/** What the workspace used of language models in this month, and its limit. */
export async function getModelSpending(ctx: Context): Promise<ModelSpending> {
  const [spent, [row]] = await Promise.all([
    readModelSpending(ctx),
    ctx.db.select().from(modelBudget).where(inWorkspace(ctx, modelBudget)),
  ]);
  const budget = row === undefined ? null : { unit: row.unit, amount: row.amount };
  return { ...spent, budget, isUsedUp: budget !== null && isUsedUp(budget, spent) };
}
