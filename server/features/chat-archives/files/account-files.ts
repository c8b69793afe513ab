import type { Services } from '#server/context.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { encryptFiles } from './encrypt-files.ts';
import { fileKeyOf } from './file-key-of.ts';

/** The files of a user's archives, which are encrypted under a key of that user alone. */
export async function accountFiles(
  services: Pick<Services, 'db' | 'fileStore' | 'secretKey'>,
  userId: string,
): Promise<FileStore> {
  return encryptFiles(services.fileStore, await fileKeyOf(services, userId));
}
