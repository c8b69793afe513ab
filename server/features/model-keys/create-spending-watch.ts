import type { ModelBudget } from '#contract/model-keys/model-keys.schemas.ts';
import { isUsedUp } from './is-used-up.ts';
import type { AskingWorkspace, Spent } from './workspace-models.ts';

export interface SpendingWatch {
  /** Whether the workspace has used up its limit, as of the last count. Several questions at once wait for one count. */
  hasSpent(ctx: AskingWorkspace, budget: ModelBudget): Promise<boolean>;
  forget(): void;
}

/** After this time it is counted again: so long may answers go on after a limit is reached. */
const countAgainMs = 60_000;

/** Counts what workspaces with a limit have spent, each at most once a minute. */
export function createSpendingWatch(readSpent: (ctx: AskingWorkspace) => Promise<Spent>): SpendingWatch {
  const counted = new Map<string, { countedAtMs: number; isUsed: Promise<boolean> }>();
  return {
    hasSpent(ctx, budget) {
      const { id } = ctx.workspace;
      const nowMs = ctx.clock.now().getTime();
      const known = counted.get(id);
      if (known !== undefined && nowMs - known.countedAtMs < countAgainMs) return known.isUsed;
      const isUsed = readSpent(ctx).then((spent) => isUsedUp(budget, spent));
      counted.set(id, { countedAtMs: nowMs, isUsed });
      isUsed.catch(() => counted.delete(id));
      return isUsed;
    },
    forget: () => counted.clear(),
  };
}
