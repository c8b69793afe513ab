import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { findPeople } from './find-people.ts';
import { pairsOf } from './pairs-of.ts';

/** Notes that people of an archive are not one, so that it is not proposed again. */
export function keepPeopleApart(
  services: Services,
  userId: string,
  archiveId: string,
  personIds: readonly string[],
): Promise<void> {
  return withTransaction(services, async (services) => {
    const { apart } = await findArchive(services, userId, archiveId, 'lock');
    const people = await findPeople(services, archiveId, personIds);
    const pairs = new Set([...apart, ...pairsOf(people)]);
    await services.db
      .update(chatArchive)
      .set({ apart: [...pairs] })
      .where(eq(chatArchive.id, archiveId));
  });
}
