import type pg from 'pg';
import type { ArchiveWords } from '#contract/chat-figures/chat-figures.schemas.ts';
import type { TermCounts } from '#core/chat-archives/statistics/words/count-terms.ts';
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
  const packed =
    (await readPackedWords(pool, archiveId, filter)) ?? (await packAnew(pool, archiveId, filter));
  if (packed === null) {
    const counts = await countTexts(pool, archiveId, { lastNumber: highestNumber, edges: [filter] });
    return listMostUsed([...counts.keys()], [...counts.values()]);
  }
  const { terms, totals, edges } = packed;
  if (edges.length > 0) {
    const counts = await countTexts(pool, archiveId, packed);
    // All of these are in the list of terms.
    for (const [place, term] of terms.entries())
      totals[place] = (totals[place] ?? 0) + (counts.get(term) ?? 0);
  }
  return listMostUsed(terms, totals);
}

async function countTexts(
  pool: pg.Pool,
  archiveId: string,
  { lastNumber, edges }: Pick<PackedWords, 'lastNumber' | 'edges'>,
): Promise<TermCounts> {
  // What it needs is loaded for this alone, as it costs a thread its first quarter of a second.
  const { countRows } = await import('./count-rows.ts');
  const counts: TermCounts = new Map();
  for (const edge of edges) await countRows(counts, pool, { archiveId, lastNumber, filter: edge });
  return counts;
}

/** Where nothing is packed: packs a larger archive. Null for a small one, or one that changes meanwhile: it is read from its rows. */
async function packAnew(pool: pg.Pool, archiveId: string, filter: ColumnFilter): Promise<PackedWords | null> {
  const { packWords } = await import('./pack-words.ts');
  await packWords(pool, archiveId);
  return readPackedWords(pool, archiveId, filter);
}

/** Of a message: all are read. */
const highestNumber = 2 ** 31 - 1;
