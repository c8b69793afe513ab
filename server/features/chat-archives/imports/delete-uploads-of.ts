import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatArchive, chatImport, chatUpload } from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteChatFilesJob } from './import-jobs.ts';

/** Before archives of a user are deleted: has their uploads and originals deleted once that has happened. */
export async function deleteUploadsOf(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  userId: string,
  archiveId?: string,
): Promise<void> {
  const rows = await db
    .select({ fileId: chatImport.fileId, originalId: chatImport.originalId })
    .from(chatImport)
    .innerJoin(chatArchive, eq(chatArchive.id, chatImport.archiveId))
    .where(
      and(
        eq(chatArchive.userId, userId),
        or(isNotNull(chatImport.fileId), isNotNull(chatImport.originalId)),
        archiveId === undefined ? undefined : eq(chatArchive.id, archiveId),
      ),
    );
  const parts = await db
    .select({ partIds: chatUpload.partIds })
    .from(chatUpload)
    .innerJoin(chatArchive, eq(chatArchive.id, chatUpload.archiveId))
    .where(
      and(
        eq(chatArchive.userId, userId),
        archiveId === undefined ? undefined : eq(chatArchive.id, archiveId),
      ),
    )
    // A part that is coming in waits, and then finds nothing to belong to.
    .for('update', { of: chatUpload });
  const fileIds = [
    ...rows.flatMap(({ fileId, originalId }) => fileId ?? originalId ?? []),
    ...parts.flatMap(({ partIds }) => partIds),
  ];
  if (fileIds.length > 0) await jobs.addJob(db, { name: deleteChatFilesJob, data: { fileIds } });
}
