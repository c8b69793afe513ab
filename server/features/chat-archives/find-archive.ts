import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { chatArchive } from './chat-archives.table.ts';

/**
 * An archive of this user, or `not-found`.
 * @param lock nobody else changes it until the transaction ends
 */
export async function findArchive(
  { db }: Pick<Services, 'db'>,
  userId: string,
  archiveId: string,
  lock?: 'lock',
): Promise<typeof chatArchive.$inferSelect> {
  const query = db
    .select()
    .from(chatArchive)
    .where(and(eq(chatArchive.id, archiveId), eq(chatArchive.userId, userId)));
  const [row] = lock === undefined ? await query : await query.for('update');
  if (row === undefined) throw failure('not-found');
  return row;
}
