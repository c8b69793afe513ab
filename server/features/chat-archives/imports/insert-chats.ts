import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import type { ChatHead } from '#server/ports/chat-reader.ts';
import { storedKey } from './stored-key.ts';
import { storedName } from './stored-name.ts';

/**
 * Stores the chats that an archive does not have yet, and gives the number of each, in the order given. The caller holds
 * a lock on the archive.
 */
export async function insertChats(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  chats: readonly ChatHead[],
): Promise<number[]> {
  const given = chats.map(({ people: _people, key, title, ...head }) => ({
    ...head,
    key: storedKey(key),
    title: storedName(title),
  }));
  const { rows } = await db.execute<{ number: number }>(sql`
    with given as (
      select row_number() over () as place, g.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (
        platform text, key text, title text, "isGroup" boolean, "isToTheMinute" boolean, "isOwnOnly" boolean, "hasGaps" boolean
      )
    ), stored as (
      insert into archive_chat (
        archive_id, number, platform, key, title, is_group, is_to_the_minute, is_own_only, has_gaps
      )
      select ${archiveId}, row_number() over (order by place)
        + coalesce((select max(number) from archive_chat where archive_id = ${archiveId}), 0),
        platform, key, title, "isGroup", "isToTheMinute", "isOwnOnly", "hasGaps"
      from given
      on conflict (archive_id, platform, key) do update
      set is_group = archive_chat.is_group or excluded.is_group, has_gaps = archive_chat.has_gaps or excluded.has_gaps
      returning number, platform, key
    )
    select stored.number from given join stored using (platform, key) order by given.place`);
  return rows.map(({ number }) => number);
}
