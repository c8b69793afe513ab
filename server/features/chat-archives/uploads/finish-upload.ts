import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { failure } from '#server/failure.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { accountFiles } from '#server/features/chat-archives/files/account-files.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { addImport } from '#server/features/chat-archives/imports/add-import.ts';
import { presentImport } from '#server/features/chat-archives/imports/present-import.ts';
import { deleteUnstoredFile } from '#server/http/uploads/delete-unstored-file.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { deleteUpload } from './delete-upload.ts';
import { findUpload } from './find-upload.ts';

interface UploadPlace {
  archiveId: string;
  uploadId: string;
}

/**
 * Joins the parts of an upload and has it read; called again, it answers the same import. `conflict` when some are missing,
 * or when they are not the file that was announced; then it is deleted, as nothing mends it.
 */
export async function finishUpload(services: Services, userId: string, of: UploadPlace): Promise<ChatImport> {
  await findArchive(services, userId, of.archiveId);
  const finished = await findFinished(services, of);
  if (finished !== null) return finished;
  const upload = await findUpload(services, userId, of);
  const { id: uploadId, sizeBytes, receivedBytes, partIds, fileName, keepsOriginal } = upload;
  if (receivedBytes < sizeBytes)
    throw failure('conflict', { message: `${receivedBytes} of ${sizeBytes} bytes have come. Go on there.` });
  const fileId = createId('file');
  const files = await accountFiles(services, userId);
  const { sha256 } = await files.saveFile(fileId, Readable.from(joinParts(files, partIds)));
  try {
    if (sha256 !== upload.sha256) {
      await deleteUpload(services, uploadId);
      throw failure('conflict', {
        message: 'What came is not the file that was announced. It was deleted. Start again.',
      });
    }
    const uploaded = { archiveId: of.archiveId, fileId, fileName, sizeBytes, sha256, keepsOriginal };
    return await addImport(services, userId, { id: importOf(of), ...uploaded }, async (services) => {
      // It may have been cancelled, or finished by another call.
      await findUpload(services, userId, of, 'lock');
      await deleteUpload(services, uploadId);
    });
  } catch (error) {
    await deleteUnstoredFile(services, fileId, error);
    const other = await findFinished(services, of);
    if (other === null) throw error;
    return other;
  }
}

/** An upload becomes one import: its id is known before, to find it again where an answer was lost. */
const importOf = ({ uploadId }: UploadPlace): string => uploadId.replace(/^upl/, 'imp');

async function findFinished({ db }: Pick<Services, 'db'>, of: UploadPlace): Promise<ChatImport | null> {
  const [row] = await db
    .select()
    .from(chatImport)
    .where(and(eq(chatImport.id, importOf(of)), eq(chatImport.archiveId, of.archiveId)));
  return row === undefined ? null : presentImport(row);
}

async function* joinParts(fileStore: FileStore, partIds: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const partId of partIds) yield* (await fileStore.openFile(partId)).content;
}
