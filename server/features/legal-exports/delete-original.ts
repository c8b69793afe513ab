import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { deleteChatFilesJob } from '#server/features/chat-archives/imports/import-jobs.ts';
import { findOriginal } from './find-original.ts';
import { legalExport } from './legal-exports.table.ts';

/** Deletes the original of an import, with its packages. The messages of the archive stay. */
export function deleteOriginal(
  services: Services,
  userId: string,
  { archiveId, importId }: { archiveId: string; importId: string },
): Promise<void> {
  return withTransaction(services, async (services) => {
    await findArchive(services, userId, archiveId, 'lock');
    const { originalId } = await findOriginal(services, archiveId, importId);
    await services.db.delete(legalExport).where(eq(legalExport.importId, importId));
    await services.db
      .update(chatImport)
      .set({ originalId: null, keepsOriginal: false })
      .where(eq(chatImport.id, importId));
    await services.jobs.addJob(services.db, { name: deleteChatFilesJob, data: { fileIds: [originalId] } });
  });
}
