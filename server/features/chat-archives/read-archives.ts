import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Archive } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { ChatPlatform } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { chatArchive } from './chat-archives.table.ts';

interface Held {
  messages: number;
  firstAt: string | null;
  lastAt: string | null;
}

/** Archives of a user with what is in them, newest first. */
export async function readArchives(
  { db }: Pick<Services, 'db'>,
  userId: string,
  where?: SQL,
): Promise<Archive[]> {
  // All at once: to look at a million messages takes a while each time.
  const held = sql<Held>`(
    select json_build_object(
      'messages', count(*), 'firstAt', min(at) filter (where has_time), 'lastAt', max(at) filter (where has_time)
    ) from archive_message where archive_id = chat_archive.id
  )`;
  const rows = await db
    .select({
      id: chatArchive.id,
      name: chatArchive.name,
      zone: chatArchive.zone,
      createdAt: chatArchive.createdAt,
      held,
      chats: sql<number>`(select count(*)::int from archive_chat where archive_id = chat_archive.id)`,
      platforms: sql<
        ChatPlatform[]
      >`array(select distinct platform from archive_chat where archive_id = chat_archive.id order by platform)`,
    })
    .from(chatArchive)
    .where(and(eq(chatArchive.userId, userId), where))
    .orderBy(desc(chatArchive.id));
  return rows.map(({ createdAt, held: { messages, firstAt, lastAt }, ...row }) => ({
    ...row,
    messages,
    createdAt: createdAt.toISOString(),
    firstAt: isoOrNull(firstAt),
    lastAt: isoOrNull(lastAt),
  }));
}

const isoOrNull = (time: string | null): string | null => time && new Date(time).toISOString();
