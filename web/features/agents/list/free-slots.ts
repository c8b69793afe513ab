import type { UsageLimit } from '#contract/billing/billing.schemas.ts';

/** Next to the tile that creates the next agent; more would say no more. */
const mostDrawn = 2;

/** Slots to draw empty: agents that the plan still has room for, beyond the next one. None where it has no limit. */
export function freeSlots(agents: UsageLimit | undefined): number {
  if (!agents || agents.limit === null) return 0;
  return Math.min(mostDrawn, Math.max(0, agents.limit - agents.used - 1));
}
