import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatUpload } from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteChatFilesJob } from '#server/features/chat-archives/imports/import-jobs.ts';

/** Deletes an upload, and has its parts deleted. Call it in a transaction. */
export async function deleteUpload(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { id, partIds }: Pick<typeof chatUpload.$inferSelect, 'id' | 'partIds'>,
): Promise<void> {
  await db.delete(chatUpload).where(eq(chatUpload.id, id));
  if (partIds.length > 0) await jobs.addJob(db, { name: deleteChatFilesJob, data: { fileIds: partIds } });
}
