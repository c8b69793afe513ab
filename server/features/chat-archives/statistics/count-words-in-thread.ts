import { and, asc, count, desc, gt, sql } from 'drizzle-orm';
import { messageMedia } from '#contract/chat-archives/chat-archives.ts';
import type { ArchiveWords } from '#contract/chat-figures/chat-figures.schemas.ts';
import { createWordCounter } from '#core/chat-archives/statistics/create-word-counter.ts';
import type { Services } from '#server/context.ts';
import { queryBuilder } from '#server/database/query-builder.ts';
import { archiveMessage } from '#server/features/chat-archives/chat-archives.table.ts';
import { matchMessages } from '#server/features/chat-archives/match-messages.ts';
import type { ThreadConnection } from '#server/ports/threads.ts';
import type { ColumnFilter } from './read-columns.ts';

/** Texts that are read at once. */
const portion = 20_000;
const mostShown = 40;

export interface WordsJob {
  archiveId: string;
  filter: ColumnFilter;
}

/** Reads all texts of an archive that match, and counts their words, emoji and linked websites; and its media by kind. */
export async function countWordsInThread(
  { pool }: ThreadConnection,
  { archiveId, filter }: WordsJob,
): Promise<ArchiveWords> {
  const db = queryBuilder(pool);
  const counter = createWordCounter();
  const isText = and(
    matchMessages(archiveId, filter),
    sql`${archiveMessage.person} is not null and ${archiveMessage.text} <> ''`,
  );
  for (let after = 0; ; ) {
    const rows = await db
      .select({ number: archiveMessage.number, text: archiveMessage.text })
      .from(archiveMessage)
      .where(and(isText, gt(archiveMessage.number, after)))
      .orderBy(asc(archiveMessage.number))
      .limit(portion);
    for (const { text } of rows) counter.add(text);
    const last = rows.at(-1);
    if (last === undefined || rows.length < portion)
      return { ...counter.most(mostShown), media: await countMedia({ db }, archiveId, filter) };
    after = last.number;
  }
}

async function countMedia(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  filter: ColumnFilter,
): Promise<ArchiveWords['media']> {
  const rows = await db
    .select({ media: archiveMessage.media, count: count() })
    .from(archiveMessage)
    .where(
      and(matchMessages(archiveId, { ...filter, kind: 'media' }), sql`${archiveMessage.person} is not null`),
    )
    .groupBy(archiveMessage.media)
    .orderBy(desc(count()), asc(archiveMessage.media));
  return rows.flatMap(({ media: name, count }) => {
    const media = messageMedia.find((each) => each === name);
    return media === undefined ? [] : [{ media, count }];
  });
}
