import {
  type RankedPassage,
  searchPassages as searchIndex,
} from '#core/searching/ranking/search-passages.ts';
import type { Services } from '#server/context.ts';
import { embedQuery } from './embed-query.ts';

/** A passage with what it takes to cite it; title and headings are in `ranked.passage`. */
export interface FoundPassage {
  ranked: RankedPassage;
  sourceId: string;
  url: string | null;
}

interface PassageQuery {
  agentId: string;
  /** The agent's `index_version` where the caller has just read it, which spares a query. */
  indexVersion?: number;
  query: string;
  limit: number;
}

/** The agent's best passages for a query, best first: only what answers at this moment. */
export async function searchPassages(
  services: Services,
  { agentId, indexVersion, query, limit }: PassageQuery,
): Promise<FoundPassage[]> {
  const { index, documents, model } = await services.searchIndexes.forAgent(services, agentId, indexVersion);
  const meaning = await embedQuery(services, { model, index }, query);
  return searchIndex(index, query, { limit, ...(meaning && { meaning }) }).flatMap((ranked) => {
    const facts = documents.get(ranked.passage.documentId);
    return facts === undefined ? [] : [{ ranked, sourceId: facts.sourceId, url: facts.url }];
  });
}
