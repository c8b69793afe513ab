import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteChatFilesJob } from './import-jobs.ts';

/** Keeps the original of an import no longer, and has its file deleted. Call it in a transaction. */
export async function deleteOriginalFile(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { id, originalId }: { id: string; originalId: string },
): Promise<void> {
  await db.update(chatImport).set({ originalId: null, keepsOriginal: false }).where(eq(chatImport.id, id));
  await jobs.addJob(db, { name: deleteChatFilesJob, data: { fileIds: [originalId] } });
}
