import type { UsageLimit } from '#contract/billing/billing.schemas.ts';

/** As the specification shows next to the tile that creates an agent. */
const drawn = 2;
/** From here on the list itself fills the page. */
const few = 3;

/**
 * What the tiles after “Create AI Agent” are: room for one more agent on the plan, beyond the next one, or what a larger
 * plan would add. A workspace with few agents has both tiles; one with many only those that the plan has room for.
 */
export function placeholderTiles(agents: UsageLimit | undefined): ('free' | 'upgrade')[] {
  if (!agents) return [];
  const free = agents.limit === null ? drawn : Math.max(0, agents.limit - agents.used - 1);
  const tiles = Array.from({ length: drawn }, (_, at) => (at < free ? 'free' : 'upgrade'));
  return agents.used < few ? tiles : tiles.filter((tile) => tile === 'free' && agents.limit !== null);
}
