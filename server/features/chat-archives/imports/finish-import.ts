import { eq } from 'drizzle-orm';
import type { ImportReport } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { Services } from '#server/context.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';

/** Notes how an import ended, and deletes its upload. */
export async function finishImport(
  { db, fileStore }: Pick<Services, 'db' | 'fileStore'>,
  { id, fileId }: { id: string; fileId: string | null },
  ended: { error: string } | { report: ImportReport },
): Promise<void> {
  await db
    .update(chatImport)
    .set({ status: 'error' in ended ? 'failed' : 'done', question: null, fileId: null, ...ended })
    .where(eq(chatImport.id, id));
  if (fileId !== null) await fileStore.deleteFile(fileId);
}
