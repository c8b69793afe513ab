import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Archive } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { ChatPlatform } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { chatArchive } from './chat-archives.table.ts';

/** Archives of a user with what is in them, newest first. */
export async function readArchives(
  { db }: Pick<Services, 'db'>,
  userId: string,
  where?: SQL,
): Promise<Archive[]> {
  const inArchive = (what: SQL) =>
    sql`(select ${what} from archive_message where archive_id = chat_archive.id)`;
  const rows = await db
    .select({
      id: chatArchive.id,
      name: chatArchive.name,
      zone: chatArchive.zone,
      createdAt: chatArchive.createdAt,
      messages: sql<number>`${inArchive(sql`count(*)::int`)}`,
      firstAt: sql<Date | null>`${inArchive(sql`min(at) filter (where has_time)`)}`.mapWith(toDate),
      lastAt: sql<Date | null>`${inArchive(sql`max(at) filter (where has_time)`)}`.mapWith(toDate),
      chats: sql<number>`(select count(*)::int from archive_chat where archive_id = chat_archive.id)`,
      platforms: sql<
        ChatPlatform[]
      >`array(select distinct platform from archive_chat where archive_id = chat_archive.id order by platform)`,
    })
    .from(chatArchive)
    .where(and(eq(chatArchive.userId, userId), where))
    .orderBy(desc(chatArchive.id));
  return rows.map(({ createdAt, firstAt, lastAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    firstAt: firstAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
  }));
}

const toDate = (value: Date | string): Date => new Date(value);
