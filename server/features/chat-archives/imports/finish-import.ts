import { eq } from 'drizzle-orm';
import type { ImportReport } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { Services } from '#server/context.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';

/** Notes how an import ended, and deletes its upload, unless it was read and is kept for legal exports. */
export async function finishImport(
  { db, fileStore, clock }: Pick<Services, 'db' | 'fileStore' | 'clock'>,
  { id, fileId, keepsOriginal }: { id: string; fileId: string | null; keepsOriginal: boolean },
  ended: { error: string } | { report: ImportReport },
): Promise<void> {
  const isKept = keepsOriginal && 'report' in ended;
  await db
    .update(chatImport)
    .set({
      status: 'error' in ended ? 'failed' : 'done',
      question: null,
      fileId: null,
      originalId: isKept ? fileId : null,
      finishedAt: clock.now(),
      ...ended,
    })
    .where(eq(chatImport.id, id));
  if (fileId !== null && !isKept) await fileStore.deleteFile(fileId);
}
