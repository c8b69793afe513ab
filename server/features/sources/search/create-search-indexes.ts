import { setImmediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { indexSizeBytes } from '#core/searching/index/index-size-bytes.ts';
import { removeDocument } from '#core/searching/index/remove-document.ts';
import { setVectors } from '#core/searching/index/set-vectors.ts';
import { createOwnSynonyms } from '#core/searching/words/synonyms/create-own-synonyms.ts';
import { type Receiver, readAgentDocuments } from './read-agent-documents.ts';
import type { AgentIndex, SearchIndexes } from './search-indexes.ts';

interface Entry extends AgentIndex {
  version: number;
  sizeBytes: number;
  patching: Promise<void> | null;
}

/** Longest stretch of work before other requests have their turn. */
const turnMs = 8;

/** @param options.withWaiting as if the texts that wait for tests answered already */
export function createSearchIndexes({
  maximumBytes = 256 * 1024 * 1024,
  withWaiting = false,
} = {}): SearchIndexes {
  // In the order of use: the first is the one not asked for the longest.
  const entries = new Map<string, Entry>();
  let totalBytes = 0;
  const used = { hits: 0, updates: 0, evictions: 0 };

  function entryOf(agentId: string): Entry {
    const entry = entries.get(agentId) ?? {
      index: createSearchIndex(),
      documents: new Map(),
      model: null,
      version: -1,
      sizeBytes: 0,
      patching: null,
    };
    entries.delete(agentId);
    entries.set(agentId, entry);
    return entry;
  }

  function measure(agentId: string, entry: Entry): void {
    const sizeBytes = indexSizeBytes(entry.index);
    totalBytes += sizeBytes - entry.sizeBytes;
    entry.sizeBytes = sizeBytes;
    for (const [oldest, { sizeBytes: freed, patching }] of entries) {
      if (totalBytes <= maximumBytes) break;
      if (oldest === agentId || patching !== null) continue;
      entries.delete(oldest);
      totalBytes -= freed;
      used.evictions += 1;
    }
  }

  async function patch(services: { pool: Pool }, agentId: string, entry: Entry): Promise<void> {
    let turnStart = performance.now();
    const pause = async () => {
      if (performance.now() - turnStart < turnMs) return;
      await setImmediate();
      turnStart = performance.now();
    };
    const receiver = receiverOf(entry, pause);
    const version = await readAgentDocuments(services, agentId, entry.documents, receiver, withWaiting);
    entry.version = version;
    if (entries.get(agentId) === entry) measure(agentId, entry);
  }

  return {
    async forAgent(services, agentId, indexVersion) {
      const wanted = indexVersion ?? (await readIndexVersion(services, agentId));
      const entry = entryOf(agentId);
      used[entry.version < wanted ? 'updates' : 'hits'] += 1;
      while (entry.version < wanted) {
        entry.patching ??= patch(services, agentId, entry).finally(() => {
          entry.patching = null;
        });
        await entry.patching;
      }
      return entry;
    },
    sizeBytes: () => totalBytes,
    measure: () => ({ agents: entries.size, sizeBytes: totalBytes, ...used }),
  };
}

async function readIndexVersion(services: { pool: Pool }, agentId: string): Promise<number> {
  const { rows } = await services.pool.query<{ index_version: string }>({
    name: 'read-index-version',
    text: 'select index_version from agent where id = $1',
    values: [agentId],
  });
  return Number(rows[0]?.index_version ?? 0);
}

/** Changes an entry as its rows have changed. */
function receiverOf(entry: Entry, pause: () => Promise<void>): Receiver {
  return {
    compared(model, synonyms) {
      entry.index.synonyms = synonyms.length === 0 ? null : createOwnSynonyms(synonyms);
      entry.model = model;
    },
    async gone(documentId) {
      removeDocument(entry.index, documentId);
      entry.documents.delete(documentId);
      await pause();
    },
    async changed(facts, passages) {
      addDocument(entry.index, facts.documentId, passages);
      const { version, questionsVersion, sourceId, url } = facts;
      entry.documents.set(facts.documentId, { version, questionsVersion, sourceId, url, vectors: null });
      await pause();
    },
    async embedded(documentId, model, vectors) {
      const held = entry.documents.get(documentId);
      if (held === undefined || (held.vectors === null && model === null)) return;
      setVectors(entry.index, documentId, (place) => vectors.get(place) ?? null);
      held.vectors = model;
      await pause();
    },
  };
}
