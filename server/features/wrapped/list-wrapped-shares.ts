import { and, desc, eq, gt } from 'drizzle-orm';
import type { WrappedShare } from '#contract/wrapped/wrapped.schemas.ts';
import type { Services } from '#server/context.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { presentShare } from './present-share.ts';
import { wrappedShare } from './wrapped.table.ts';

/** The links of an archive that work, newest first. */
export async function listWrappedShares(
  services: Services,
  { userId, archiveId }: { userId: string; archiveId: string },
): Promise<WrappedShare[]> {
  await findArchive(services, userId, archiveId);
  const rows = await services.db
    .select()
    .from(wrappedShare)
    .where(and(eq(wrappedShare.archiveId, archiveId), gt(wrappedShare.expiresAt, services.clock.now())))
    .orderBy(desc(wrappedShare.id));
  return rows.map((row) => presentShare(services, row));
}
