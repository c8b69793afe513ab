import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { wrappedShare } from './wrapped.table.ts';

/** Withdraws a link: it and its pictures are deleted at once. */
export async function withdrawWrappedShare(
  services: Services,
  userId: string,
  { archiveId, shareId }: { archiveId: string; shareId: string },
): Promise<void> {
  await findArchive(services, userId, archiveId);
  const { rowCount } = await services.db
    .delete(wrappedShare)
    .where(and(eq(wrappedShare.id, shareId), eq(wrappedShare.archiveId, archiveId)));
  if (rowCount === 0) throw failure('not-found');
}
