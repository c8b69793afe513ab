import { type SQL, sql } from 'drizzle-orm';
import { archiveMessage } from '#server/features/chat-archives/chat-archives.table.ts';
import { accountsOf } from './accounts-of.ts';

/** Messages of these people of an archive, from whichever of their accounts. */
export function isOfPeople(archiveId: string, numbers: readonly number[]): SQL {
  return sql`${archiveMessage.person} in ${accountsOf(archiveId, numbers)}`;
}
