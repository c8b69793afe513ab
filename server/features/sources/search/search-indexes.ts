import type { Pool } from 'pg';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';

interface IndexedDocument {
  version: number;
  /** Of the questions that were written for it. */
  questionsVersion: number;
  sourceId: string;
  url: string | null;
  /** The model of its vectors; null while it has none. */
  vectors: string | null;
}

/** An agent's passages in memory, and which version of each document they are. */
export interface AgentIndex {
  index: SearchIndex;
  /** Document id → what a citation needs to know of it. */
  documents: Map<string, IndexedDocument>;
  /** The model of the vectors in the index; null when it has none yet. */
  model: string | null;
}

/** The indexes that this process holds: caches of the rows, dropped least recently used first. */
export interface SearchIndexes {
  /**
   * The index of an agent, at least as new as `indexVersion` (the agent's `index_version`; read from its row when not
   * given). Calls that come while it is being updated wait for the same work.
   */
  forAgent(services: { pool: Pool }, agentId: string, indexVersion?: number): Promise<AgentIndex>;
  sizeBytes(): number;
  /** What the cache holds, and how it was used since the process began. */
  measure(): { agents: number; sizeBytes: number; hits: number; updates: number; evictions: number };
}
