import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import type { Services } from '#server/context.ts';

/** All passages that an agent answers from at this moment, those of a document together. */
export async function listPassages(
  services: Services,
  agentId: string,
  indexVersion?: number,
): Promise<IndexedPassage[]> {
  const { index } = await services.searchIndexes.forAgent(services, agentId, indexVersion);
  return index.slots.flatMap((slot) => (slot === undefined ? [] : [slot.passage]));
}
