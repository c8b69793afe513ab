import { and, eq, sql } from 'drizzle-orm';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import type { Services } from '#server/context.ts';
import { archiveChat, archiveMessage } from '../chat-archives.table.ts';
import { matchMessages } from '../match-messages.ts';

/** What limits the figures of an archive or of one of its chats. */
export async function readCoverage(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  { chatId }: { chatId?: string | undefined },
): Promise<ArchiveStatistics['coverage']> {
  const isChat = chatId === undefined ? undefined : eq(sql`${archiveChat.number}::text`, chatId);
  const [chats] = await db
    .select({
      isToTheMinute: sql<boolean>`coalesce(bool_or(${archiveChat.isToTheMinute}), false)`,
      hasGaps: sql<boolean>`coalesce(bool_or(${archiveChat.hasGaps}), false)`,
      isOwnOnly: sql<boolean>`coalesce(bool_or(${archiveChat.isOwnOnly}), false)`,
    })
    .from(archiveChat)
    .where(and(eq(archiveChat.archiveId, archiveId), isChat));
  const withoutTime = await db.$count(
    archiveMessage,
    and(
      matchMessages(archiveId, { chatId }),
      // They are stored with this time, by which the index finds them among a million.
      eq(archiveMessage.at, new Date(0)),
      eq(archiveMessage.hasTime, false),
    ),
  );
  return { isToTheMinute: false, hasGaps: false, isOwnOnly: false, ...chats, withoutTime };
}
