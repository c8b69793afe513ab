import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { allowMinutes } from '#server/database/allow-minutes.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { chatArchive } from './chat-archives.table.ts';
import { findArchive } from './find-archive.ts';
import { deleteUploadsOf } from './imports/delete-uploads-of.ts';

/** Deletes an archive with its messages, people and imports, and the uploads that have not been read. */
export function deleteArchive(services: Services, userId: string, archiveId: string): Promise<void> {
  return withTransaction(services, async (services) => {
    await allowMinutes(services.db);
    await findArchive(services, userId, archiveId, 'lock');
    await deleteUploadsOf(services, userId, archiveId);
    await services.db.delete(chatArchive).where(eq(chatArchive.id, archiveId));
  });
}
