import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { archivePerson, chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { pairsOf } from './pairs-of.ts';

/** Takes an account from the person it was joined with, and does not propose to join them again. */
export function separatePerson(
  services: Services,
  userId: string,
  archiveId: string,
  accountId: string,
): Promise<void> {
  return withTransaction(services, async (services) => {
    const { apart } = await findArchive(services, userId, archiveId, 'lock');
    const isThis = and(
      eq(archivePerson.archiveId, archiveId),
      eq(archivePerson.number, /^\d{1,9}$/.test(accountId) ? Number(accountId) : -1),
    );
    const [account] = await services.db.select().from(archivePerson).where(isThis);
    if (account === undefined) throw failure('not-found');
    if (account.sameAs === null) return;
    await services.db.update(archivePerson).set({ sameAs: null }).where(isThis);
    const pairs = new Set([...apart, ...pairsOf([account.number, account.sameAs])]);
    await services.db
      .update(chatArchive)
      .set({ apart: [...pairs] })
      .where(eq(chatArchive.id, archiveId));
  });
}
