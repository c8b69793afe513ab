import { and, asc, gt, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { countTerms, type TermCounts } from '#core/chat-archives/statistics/words/count-terms.ts';
import { queryBuilder } from '#server/database/query-builder.ts';
import { archiveMessage } from '../../chat-archives.table.ts';
import { matchMessages } from '../../match-messages.ts';
import type { ColumnFilter } from '../read-columns.ts';

/** Texts that are read at once. */
const portion = 20_000;

/** What people said: nobody's words are those of the app. */
export const hasTerms: SQL | undefined = and(
  isNotNull(archiveMessage.person),
  or(sql`${archiveMessage.text} <> ''`, sql`${archiveMessage.kind} = 'media'`),
);

/** Adds the terms of messages that match, from their texts. Those that came in after `lastNumber` are passed over. */
export async function countRows(
  counts: TermCounts,
  pool: pg.Pool,
  { archiveId, lastNumber, filter }: { archiveId: string; lastNumber: number; filter: ColumnFilter },
): Promise<void> {
  const db = queryBuilder(pool);
  const { number, text, kind, media } = archiveMessage;
  const matching = and(matchMessages(archiveId, filter), hasTerms, lte(number, lastNumber));
  for (let after = 0; ; ) {
    const rows = await db
      .select({ number, text, kind, media })
      .from(archiveMessage)
      .where(and(matching, gt(number, after)))
      .orderBy(asc(number))
      .limit(portion);
    for (const row of rows) countTerms(counts, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < portion) return;
    after = last.number;
  }
}
