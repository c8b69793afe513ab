import type { IndexedPassage } from '#core/searching/create-search-index.ts';
import type { World } from '#server/context.ts';

/** All passages that an agent answers from at this moment, those of a document together. */
export async function listPassages(
  world: World,
  agentId: string,
  indexVersion?: number,
): Promise<IndexedPassage[]> {
  const { index } = await world.searchIndexes.forAgent(world, agentId, indexVersion);
  return index.slots.flatMap((slot) => (slot === undefined ? [] : [slot.passage]));
}
