import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { chatUpload } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';

/**
 * An upload to an archive of this user, or `not-found`.
 * @param lock nobody else changes it until the transaction ends
 */
export async function findUpload(
  services: Pick<Services, 'db'>,
  userId: string,
  { archiveId, uploadId }: { archiveId: string; uploadId: string },
  lock?: 'lock',
): Promise<typeof chatUpload.$inferSelect> {
  await findArchive(services, userId, archiveId);
  const query = services.db
    .select()
    .from(chatUpload)
    .where(and(eq(chatUpload.id, uploadId), eq(chatUpload.archiveId, archiveId)));
  const [row] = lock === undefined ? await query : await query.for('update');
  if (row === undefined) throw failure('not-found');
  return row;
}
