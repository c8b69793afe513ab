import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';

/** The times of some messages of a chat, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Messages of the chats and times that an upload covers which an archive had before.
 * @param spans by the number of the chat
 * @param lastNumber of the archive before the upload
 */
export async function countCovered(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  spans: ReadonlyMap<number, Span>,
  lastNumber: number,
): Promise<number> {
  if (lastNumber === 0) return 0;
  const given = [...spans].map(([chat, { from, to }]) => ({
    chat,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  }));
  const { rows } = await db.execute<{ messages: number }>(sql`
    select count(*)::int as messages from archive_message m
    join jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (chat int, "from" timestamptz, "to" timestamptz)
      on m.chat = given.chat and m.at between given."from" and given."to"
    where m.archive_id = ${archiveId} and m.has_time and m.number <= ${lastNumber}`);
  return rows[0]?.messages ?? 0;
}
