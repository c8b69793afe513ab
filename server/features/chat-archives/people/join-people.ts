import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { archivePerson, chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { findPeople } from './find-people.ts';
import { pairsOf } from './pairs-of.ts';

/** Makes people of an archive one: each figure, filter and answer counts their accounts together. Messages do not change. */
export function joinPeople(
  services: Services,
  userId: string,
  archiveId: string,
  personIds: readonly string[],
): Promise<void> {
  return withTransaction(services, async (services) => {
    const { apart } = await findArchive(services, userId, archiveId, 'lock');
    const people = await findPeople(services, archiveId, personIds);
    const [first = 0] = people;
    await services.db
      .update(archivePerson)
      .set({ sameAs: sql`nullif(${first}::int, ${archivePerson.number})` })
      .where(
        and(
          eq(archivePerson.archiveId, archiveId),
          or(inArray(archivePerson.number, people), inArray(archivePerson.sameAs, people)),
        ),
      );
    const joined = new Set(pairsOf(people));
    const left = apart.filter((pair) => !joined.has(pair));
    if (left.length < apart.length)
      await services.db.update(chatArchive).set({ apart: left }).where(eq(chatArchive.id, archiveId));
  });
}
