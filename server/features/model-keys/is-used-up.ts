import type { ModelBudget } from '#contract/model-keys/model-keys.schemas.ts';
import type { Spent } from './workspace-models.ts';

/** Whether what was spent in a month has reached a limit. */
export function isUsedUp({ unit, amount }: ModelBudget, spent: Spent): boolean {
  return (unit === 'dollars' ? spent.dollars : spent.inputTokens + spent.outputTokens) >= amount;
}
