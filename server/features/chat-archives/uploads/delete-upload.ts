import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { chatUpload } from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteChatFilesJob } from '#server/features/chat-archives/imports/import-jobs.ts';

/** Deletes an upload, and has its parts deleted: those that have come by now. */
export function deleteUpload(services: Pick<Services, 'db' | 'jobs'>, uploadId: string): Promise<void> {
  return withTransaction(services, async ({ db, jobs }) => {
    const [deleted] = await db
      .delete(chatUpload)
      .where(eq(chatUpload.id, uploadId))
      .returning({ fileIds: chatUpload.partIds });
    if (deleted !== undefined && deleted.fileIds.length > 0)
      await jobs.addJob(db, { name: deleteChatFilesJob, data: deleted });
  });
}
