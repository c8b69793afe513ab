import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import type { ChatHead } from '#server/ports/chat-reader.ts';
import { storedKey } from './stored-key.ts';
import { storedName } from './stored-name.ts';

/**
 * Stores the people that an archive does not have yet, and gives the numbers of all by platform and key, with a space
 * between them. The caller holds a lock on the archive.
 */
export async function insertPeople(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  chats: readonly ChatHead[],
): Promise<Map<string, number>> {
  const people = new Map<string, { platform: string; key: string; name: string }>();
  for (const { platform, people: ofChat } of chats)
    for (const person of ofChat) {
      const key = storedKey(person.key);
      people.set(`${platform} ${key}`, { platform, key, name: storedName(person.name) });
    }
  const { rows } = await db.execute<{ platform: string; key: string; number: number }>(sql`
    insert into archive_person (archive_id, number, platform, key, name)
    select ${archiveId}, row_number() over ()
      + coalesce((select max(number) from archive_person where archive_id = ${archiveId}), 0), platform, key, name
    from jsonb_to_recordset(${JSON.stringify([...people.values()])}::jsonb) as given (platform text, key text, name text)
    on conflict (archive_id, platform, key) do update set name = excluded.name
    returning platform, key, number`);
  return new Map(rows.map(({ platform, key, number }) => [`${platform} ${key}`, number]));
}
