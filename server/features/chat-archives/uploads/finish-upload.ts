import { Readable } from 'node:stream';
import type { ChatImport } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { accountFiles } from '#server/features/chat-archives/files/account-files.ts';
import { addImport } from '#server/features/chat-archives/imports/add-import.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { deleteUpload } from './delete-upload.ts';
import { findUpload } from './find-upload.ts';

/**
 * Joins the parts of an upload and has it read. `conflict` when some are missing, or when they are not the file that was
 * announced; then it is deleted, as nothing mends it.
 */
export async function finishUpload(
  services: Services,
  userId: string,
  of: { archiveId: string; uploadId: string },
): Promise<ChatImport> {
  const upload = await findUpload(services, userId, of);
  const { sizeBytes, receivedBytes, partIds, fileName, keepsOriginal } = upload;
  if (receivedBytes < sizeBytes)
    throw failure('conflict', { message: `${receivedBytes} of ${sizeBytes} bytes have come. Go on there.` });
  const fileId = createId('file');
  const files = await accountFiles(services, userId);
  const { sha256 } = await files.saveFile(fileId, Readable.from(joinParts(files, partIds)));
  try {
    if (sha256 !== upload.sha256) {
      await withTransaction(services, (services) => deleteUpload(services, upload));
      throw failure('conflict', {
        message: 'What came is not the file that was announced. It was deleted. Start again.',
      });
    }
    return await addImport(
      services,
      userId,
      { archiveId: of.archiveId, fileId, fileName, sizeBytes, sha256, keepsOriginal },
      async (services) => {
        // Another call may have finished it.
        await findUpload(services, userId, of, 'lock');
        await deleteUpload(services, upload);
      },
    );
  } catch (error) {
    await services.fileStore.deleteFile(fileId);
    throw error;
  }
}

async function* joinParts(fileStore: FileStore, partIds: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const partId of partIds) yield* (await fileStore.openFile(partId)).content;
}
