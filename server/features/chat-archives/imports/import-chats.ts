import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import { chatUploadExtensions, chatUploadMaximumBytes } from '#contract/chat-imports/chat-imports.ts';
import type { Services } from '#server/context.ts';
import { accountFiles } from '#server/features/chat-archives/files/account-files.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { deleteUnstoredFile } from '#server/http/uploads/delete-unstored-file.ts';
import { saveUpload, type UploadRules } from '#server/http/uploads/save-upload.ts';
import { addImport } from './add-import.ts';
import { assertFewOpen } from './assert-few-open.ts';
import { assertMayKeep } from './assert-may-keep.ts';

const rules: UploadRules = {
  maximumBytes: chatUploadMaximumBytes,
  extensions: chatUploadExtensions,
  advice: 'Export the chat again without media.',
};

/**
 * Takes the one file of a multipart request and has it read. `conflict` when too many wait, `plan-limit` when its original
 * cannot be kept.
 */
export async function importChats(
  services: Services,
  userId: string,
  { archiveId, keepsOriginal }: { archiveId: string; keepsOriginal: boolean },
  request: Request,
): Promise<ChatImport> {
  await findArchive(services, userId, archiveId);
  await assertFewOpen(services, userId);
  if (keepsOriginal) await assertMayKeep(services, userId, archiveId);
  const { fileId, fileName, sizeBytes, sha256 } = await saveUpload(
    { fileStore: await accountFiles(services, userId) },
    request,
    rules,
  );
  try {
    // Looks again, one after the other: uploads that came at once have all found room above.
    return await addImport(services, userId, {
      archiveId,
      fileId,
      fileName,
      sizeBytes,
      sha256,
      keepsOriginal,
    });
  } catch (error) {
    await deleteUnstoredFile(services, fileId, error);
    throw error;
  }
}
