import { eq } from 'drizzle-orm';
import type { ChatUpload } from '#contract/chat-imports/chat-imports.schemas.ts';
import { chatUploadPartBytes } from '#contract/chat-imports/chat-imports.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { chatUpload } from '#server/features/chat-archives/chat-archives.table.ts';
import { accountFiles } from '#server/features/chat-archives/files/account-files.ts';
import { deleteUnstoredFile } from '#server/http/uploads/delete-unstored-file.ts';
import { saveUpload, type UploadRules } from '#server/http/uploads/save-upload.ts';
import { findUpload } from './find-upload.ts';
import { presentUpload } from './present-upload.ts';

const rules: UploadRules = {
  maximumBytes: chatUploadPartBytes,
  extensions: ['.part'],
  advice: 'Send it in parts.',
};

/** Takes the next part of an upload. `conflict` when it does not begin where the parts before end. */
export async function sendUploadPart(
  services: Services,
  userId: string,
  of: { archiveId: string; uploadId: string },
  from: number,
  request: Request,
): Promise<ChatUpload> {
  assertNext(await findUpload(services, userId, of), from);
  const { fileId, sizeBytes } = await saveUpload(
    { fileStore: await accountFiles(services, userId) },
    request,
    rules,
  );
  try {
    return await withTransaction(services, async (services) => {
      const upload = await findUpload(services, userId, of, 'lock');
      assertNext(upload, from);
      // Whole parts only: many small ones would be many files.
      if (sizeBytes !== Math.min(chatUploadPartBytes, upload.sizeBytes - from))
        throw failure('invalid-input', { message: `Send ${chatUploadPartBytes} bytes, or what is left.` });
      const [row] = await services.db
        .update(chatUpload)
        .set({ partIds: [...upload.partIds, fileId], receivedBytes: from + sizeBytes })
        .where(eq(chatUpload.id, upload.id))
        .returning();
      return presentUpload(row ?? upload);
    });
  } catch (error) {
    await deleteUnstoredFile(services, fileId, error);
    throw error;
  }
}

function assertNext({ receivedBytes, sizeBytes }: typeof chatUpload.$inferSelect, from: number): void {
  if (from !== receivedBytes || receivedBytes >= sizeBytes)
    throw failure('conflict', { message: `${receivedBytes} of ${sizeBytes} bytes have come. Go on there.` });
}
