import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { chatArchive, chatImport } from '#server/features/chat-archives/chat-archives.table.ts';

/** Uploads of one user that may wait to be read, or for an answer. */
const mostOpen = 10;

/** `conflict` when too many imports of a user are not finished. */
export async function assertFewOpen({ db }: Pick<Services, 'db'>, userId: string): Promise<void> {
  const open = await db
    .select({ id: chatImport.id })
    .from(chatImport)
    .innerJoin(chatArchive, eq(chatArchive.id, chatImport.archiveId))
    .where(and(eq(chatArchive.userId, userId), inArray(chatImport.status, ['waiting', 'reading', 'asks'])));
  if (open.length >= mostOpen)
    throw failure('conflict', {
      message: `${mostOpen} of your imports are not finished yet. Wait for them, or answer their questions.`,
    });
}
