import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { lockUser } from '#server/features/users/lock-user.ts';
import { assertFewOpen } from './assert-few-open.ts';
import { assertMayKeep } from './assert-may-keep.ts';
import { importChatsJob } from './import-jobs.ts';
import { presentImport } from './present-import.ts';

type Uploaded = Pick<
  typeof chatImport.$inferInsert,
  'archiveId' | 'fileName' | 'sizeBytes' | 'sha256' | 'keepsOriginal'
> & { id?: string; fileId: string };

/**
 * Has a stored upload read. `conflict` when too many wait, `plan-limit` when its original cannot be kept.
 * @param before is done in the same transaction, once no other upload of the user comes in
 */
export function addImport(
  services: Services,
  userId: string,
  { id = createId('imp'), ...uploaded }: Uploaded,
  before?: (services: Services) => Promise<void>,
): Promise<ChatImport> {
  return withTransaction(services, async (services) => {
    await lockUser(services, userId);
    // First, because deleting the archive takes its uploads after it.
    await findArchive(services, userId, uploaded.archiveId, 'lock');
    await before?.(services);
    await assertFewOpen(services, userId);
    if (uploaded.keepsOriginal) await assertMayKeep(services, userId, uploaded.archiveId);
    const [row] = await services.db
      .insert(chatImport)
      .values({ id, ...uploaded, status: 'waiting', createdAt: services.clock.now() })
      .returning();
    await services.jobs.addJob(services.db, {
      name: importChatsJob,
      data: { importId: id },
      groupId: userId,
    });
    if (row === undefined) throw failure('internal-error');
    return presentImport(row);
  });
}
