import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ChatUpload, startUpload as endpoint } from '#contract/chat-imports/chat-imports.schemas.ts';
import { chatUploadExtensions, openUploadsMaximum } from '#contract/chat-imports/chat-imports.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { chatArchive, chatUpload } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { assertMayKeep } from '#server/features/chat-archives/imports/assert-may-keep.ts';
import { lockUser } from '#server/features/users/lock-user.ts';
import { cleanFileName } from '#server/http/uploads/clean-file-name.ts';
import { extensionOf } from '#server/http/uploads/extension-of.ts';
import { presentUpload } from './present-upload.ts';

/**
 * Starts an upload in parts, or answers the one of the same content that broke off. `conflict` when too many are open,
 * `plan-limit` when its original cannot be kept.
 */
export function startUpload(
  services: Services,
  userId: string,
  archiveId: string,
  { fileName: given, sizeBytes, sha256, keepsOriginal }: z.output<typeof endpoint.body>,
): Promise<ChatUpload> {
  const fileName = cleanFileName(given);
  if (!chatUploadExtensions.some((extension) => extension === extensionOf(fileName).toLowerCase()))
    throw failure('unsupported-type', {
      message: `Files can be ${chatUploadExtensions.join(', ')}.`,
    });
  return withTransaction(services, async (services) => {
    await lockUser(services, userId);
    await findArchive(services, userId, archiveId);
    const isThis = and(
      eq(chatUpload.archiveId, archiveId),
      eq(chatUpload.sha256, sha256),
      eq(chatUpload.keepsOriginal, keepsOriginal),
      eq(chatUpload.fileName, fileName),
    );
    const [known] = await services.db.select().from(chatUpload).where(isThis);
    if (known !== undefined && known.sizeBytes !== sizeBytes)
      throw failure('conflict', {
        message: 'One of the two sizes that were given for this content is wrong.',
      });
    if (known !== undefined) return presentUpload(known);
    if (keepsOriginal) await assertMayKeep(services, userId, archiveId);
    const open = await services.db
      .select({ id: chatUpload.id })
      .from(chatUpload)
      .innerJoin(chatArchive, eq(chatArchive.id, chatUpload.archiveId))
      .where(eq(chatArchive.userId, userId));
    if (open.length >= openUploadsMaximum)
      throw failure('conflict', {
        message: `${openUploadsMaximum} of your uploads are not finished. Finish or delete one first.`,
      });
    const values = { id: createId('upl'), archiveId, fileName, sizeBytes, sha256, keepsOriginal };
    const [row] = await services.db
      .insert(chatUpload)
      .values({ ...values, createdAt: services.clock.now() })
      .returning();
    if (row === undefined) throw failure('internal-error');
    return presentUpload(row);
  });
}
