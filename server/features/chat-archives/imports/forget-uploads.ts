import { and, eq, isNotNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatArchive, chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteChatFilesJob } from './import-jobs.ts';

/** Before archives of a user are deleted: has their uploads deleted once that has happened. */
export async function forgetUploads(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  userId: string,
  archiveId?: string,
): Promise<void> {
  const rows = await db
    .select({ fileId: chatImport.fileId })
    .from(chatImport)
    .innerJoin(chatArchive, eq(chatArchive.id, chatImport.archiveId))
    .where(
      and(
        eq(chatArchive.userId, userId),
        isNotNull(chatImport.fileId),
        archiveId === undefined ? undefined : eq(chatArchive.id, archiveId),
      ),
    );
  if (rows.length > 0)
    await jobs.addJob(db, { name: deleteChatFilesJob, data: { fileIds: rows.map(({ fileId }) => fileId) } });
}
