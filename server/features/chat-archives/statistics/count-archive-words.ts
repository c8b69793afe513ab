import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { ArchiveWords } from '#contract/chat-archives/chat-archives.schemas.ts';
import { createWordCounter } from '#core/chat-archives/statistics/create-word-counter.ts';
import type { Services } from '#server/context.ts';
import { archiveMessage } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { matchMessages } from '#server/features/chat-archives/match-messages.ts';

/** Texts that are read at once. */
const portion = 20_000;
const mostShown = 40;

/** The words and emoji that are used most in an archive, or in a chat or a span of time of it. */
export async function countArchiveWords(
  services: Services,
  userId: string,
  archiveId: string,
  filter: { chatId?: string | undefined; from?: string | undefined; to?: string | undefined },
): Promise<ArchiveWords> {
  await findArchive(services, userId, archiveId);
  const counter = createWordCounter();
  const isText = and(
    matchMessages(archiveId, filter),
    sql`${archiveMessage.person} is not null and ${archiveMessage.text} <> ''`,
  );
  for (let after = 0; ; ) {
    const rows = await services.db
      .select({ number: archiveMessage.number, text: archiveMessage.text })
      .from(archiveMessage)
      .where(and(isText, gt(archiveMessage.number, after), eq(archiveMessage.archiveId, archiveId)))
      .orderBy(asc(archiveMessage.number))
      .limit(portion);
    for (const { text } of rows) counter.add(text);
    const last = rows.at(-1);
    if (last === undefined || rows.length < portion) return counter.most(mostShown);
    after = last.number;
  }
}
