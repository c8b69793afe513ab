import { lt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatUpload } from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteUpload } from './delete-upload.ts';

const daysToFinish = 7;

/** Deletes uploads that nobody has finished for a week. */
export async function deleteOldUploads(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - daysToFinish * 86_400_000);
  const rows = await services.db
    .select({ id: chatUpload.id })
    .from(chatUpload)
    .where(lt(chatUpload.createdAt, before));
  for (const { id } of rows) await deleteUpload(services, id);
}
