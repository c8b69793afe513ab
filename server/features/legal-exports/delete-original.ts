import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { deleteOriginalFile } from '#server/features/chat-archives/imports/delete-original-file.ts';
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
    const original = await findOriginal(services, archiveId, importId);
    await services.db.delete(legalExport).where(eq(legalExport.importId, importId));
    await deleteOriginalFile(services, original);
  });
}
