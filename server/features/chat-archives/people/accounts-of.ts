import { type SQL, sql } from 'drizzle-orm';

/** A query for the numbers of all accounts of these people of an archive. */
export function accountsOf(archiveId: string, numbers: readonly number[]): SQL {
  return sql`(
    select account.number from archive_person account
    where account.archive_id = ${archiveId} and coalesce(account.same_as, account.number) in (
      select coalesce(meant.same_as, meant.number) from archive_person meant
      where meant.archive_id = ${archiveId} and meant.number = any(${sql.param([...numbers])}::int[])
    )
  )`;
}
