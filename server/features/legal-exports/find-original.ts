import { and, eq, isNotNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';

/** An import of this archive whose original is kept, or `not-found`. */
export async function findOriginal(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  importId: string,
): Promise<typeof chatImport.$inferSelect & { originalId: string }> {
  const [row] = await db
    .select()
    .from(chatImport)
    .where(
      and(eq(chatImport.id, importId), eq(chatImport.archiveId, archiveId), isNotNull(chatImport.originalId)),
    );
  const originalId = row?.originalId ?? null;
  if (row === undefined || originalId === null) throw failure('not-found');
  return { ...row, originalId };
}
