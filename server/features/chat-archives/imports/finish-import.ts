import { eq } from 'drizzle-orm';
import type { ImportReport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteChatFilesJob } from './import-jobs.ts';

/** Notes how an import ended, and has its upload deleted, unless it was read and is kept for legal exports. */
export function finishImport(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
  { id, fileId, keepsOriginal }: { id: string; fileId: string | null; keepsOriginal: boolean },
  ended: { error: string } | { report: ImportReport },
): Promise<void> {
  const isKept = keepsOriginal && 'report' in ended;
  return withTransaction(services, async ({ db, jobs, clock }) => {
    await db
      .update(chatImport)
      .set({
        status: 'error' in ended ? 'failed' : 'done',
        question: null,
        fileId: null,
        originalId: isKept ? fileId : null,
        keepsOriginal: isKept,
        finishedAt: clock.now(),
        ...ended,
      })
      .where(eq(chatImport.id, id));
    if (fileId !== null && !isKept)
      await jobs.addJob(db, { name: deleteChatFilesJob, data: { fileIds: [fileId] } });
  });
}
