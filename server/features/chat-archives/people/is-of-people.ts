import { type SQL, sql } from 'drizzle-orm';
import { archiveMessage } from '#server/features/chat-archives/chat-archives.table.ts';

/** Messages of these people of an archive, from whichever of their accounts. */
export function isOfPeople(archiveId: string, numbers: readonly number[]): SQL {
  return sql`${archiveMessage.person} in (
    select account.number from archive_person account
    where account.archive_id = ${archiveId} and coalesce(account.same_as, account.number) in (
      select coalesce(meant.same_as, meant.number) from archive_person meant
      where meant.archive_id = ${archiveId} and meant.number = any(${sql.param([...numbers])}::int[])
    )
  )`;
}
