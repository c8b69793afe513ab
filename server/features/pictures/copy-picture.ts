import { Readable } from 'node:stream';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { FileMissing } from '#server/ports/file-missing.ts';
import { readPictureName } from './read-picture-name.ts';

/**
 * Keeps a second copy of a stored picture and answers its name; null for none, and where its file is gone. The caller
 * must store the name, or forget the picture.
 */
export async function copyPicture({ fileStore }: Services, name: string | null): Promise<string | null> {
  const picture = name === null ? null : readPictureName(name);
  if (picture === null) return null;
  let bytes: Uint8Array;
  try {
    bytes = await fileStore.readFile(picture.fileId);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
  const fileId = createId('pic');
  await fileStore.saveFile(fileId, Readable.from([bytes]));
  return `${fileId}-${picture.hash}.${picture.format}`;
}
