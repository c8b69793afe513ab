import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import type { ReadChats } from '#server/ports/chat-reader.ts';

/** Messages that an archive has of the chats and times that an upload covers, before anything is added. */
export async function countCovered(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  { messages }: ReadChats,
  numbers: readonly number[],
): Promise<number> {
  const spans = new Map<number, { from: number; to: number }>();
  for (const { chat, at } of messages) {
    if (at === null) continue;
    const span = spans.get(chat);
    if (span === undefined) spans.set(chat, { from: at, to: at });
    else {
      span.from = Math.min(span.from, at);
      span.to = Math.max(span.to, at);
    }
  }
  const given = [...spans].map(([chat, { from, to }]) => ({
    chat: numbers[chat],
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  }));
  const { rows } = await db.execute<{ messages: number }>(sql`
    select count(*)::int as messages from archive_message m
    join jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (chat int, "from" timestamptz, "to" timestamptz)
      on m.chat = given.chat and m.at between given."from" and given."to"
    where m.archive_id = ${archiveId} and m.has_time`);
  return rows[0]?.messages ?? 0;
}
