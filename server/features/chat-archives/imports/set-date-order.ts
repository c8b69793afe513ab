import { and, eq } from 'drizzle-orm';
import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { DateOrder } from '#contract/chat-imports/chat-imports.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { importChatsJob } from './import-jobs.ts';
import { presentImport } from './present-import.ts';

/** Takes the order of the dates of an import that has asked for it, and has it read. `conflict` when it does not ask. */
export function setDateOrder(
  services: Services,
  userId: string,
  { archiveId, importId }: { archiveId: string; importId: string },
  dateOrder: DateOrder,
): Promise<ChatImport> {
  return withTransaction(services, async (services) => {
    await findArchive(services, userId, archiveId);
    const isThis = and(eq(chatImport.id, importId), eq(chatImport.archiveId, archiveId));
    const [found] = await services.db.select().from(chatImport).where(isThis).for('update');
    if (found === undefined) throw failure('not-found');
    if (found.status !== 'asks')
      throw failure('conflict', { message: 'This import is not waiting for an answer.' });
    const [row] = await services.db
      .update(chatImport)
      .set({ dateOrder, status: 'waiting', question: null })
      .where(isThis)
      .returning();
    await services.jobs.addJob(services.db, { name: importChatsJob, data: { importId }, groupId: userId });
    return presentImport(row ?? found);
  });
}
