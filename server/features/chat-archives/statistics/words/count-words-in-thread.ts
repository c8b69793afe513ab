import type pg from 'pg';
import type { ArchiveWords } from '#contract/chat-figures/chat-figures.schemas.ts';
import { listMostUsed } from '#core/chat-archives/statistics/words/list-most-used.ts';
import type { ThreadConnection } from '#server/ports/threads.ts';
import type { ColumnFilter } from '../read-columns.ts';
import { type PackedWords, readPackedWords } from './read-packed-words.ts';

export interface WordsJob {
  archiveId: string;
  filter: ColumnFilter;
}

/** Counts the words, emoji, websites and media of messages that match. In a larger archive they were counted after its import. */
export async function countWordsInThread(
  { pool }: ThreadConnection,
  { archiveId, filter }: WordsJob,
): Promise<ArchiveWords> {
  const { counts, edges, lastNumber } =
    (await readPackedWords(pool, archiveId, filter)) ?? (await packAnew(pool, archiveId, filter));
  if (edges.length === 0) return listMostUsed(counts);
  // What it needs is loaded for this alone, as it costs a thread its first quarter of a second.
  const { countRows } = await import('./count-rows.ts');
  const whole = new Map(counts);
  for (const edge of edges) await countRows(whole, pool, { archiveId, lastNumber, filter: edge });
  return listMostUsed(whole);
}

/** Where nothing is packed: packs a larger archive, and leaves a small one, or one that changes meanwhile, to be read from its rows. */
async function packAnew(pool: pg.Pool, archiveId: string, filter: ColumnFilter): Promise<PackedWords> {
  const { packWords } = await import('./pack-words.ts');
  await packWords(pool, archiveId);
  const packed = await readPackedWords(pool, archiveId, filter);
  return packed ?? { lastNumber: highestNumber, counts: [], edges: [filter] };
}

/** Of a message: all are read. */
const highestNumber = 2 ** 31 - 1;
