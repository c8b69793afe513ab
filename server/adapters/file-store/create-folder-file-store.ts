import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '#server/make-folder.ts';
import type { FileStore } from '#server/ports/file-store.ts';

/** Files in one folder. A file is written next to its place and moved there when it is complete. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (fileId: string): string => {
    if (!/^[a-z0-9_]{1,64}$/.test(fileId))
      throw new Error('A file id has lower-case letters, digits and _ only.');
    return join(folder, fileId);
  };
  return {
    async saveFile(fileId, content) {
      // It may have failed, or fail, before the pipeline listens; the pipeline still gets the error.
      content.on('error', () => undefined);
      const path = pathOf(fileId);
      makeFolder(folder, 0o700);
      const hash = createHash('sha256');
      let sizeBytes = 0;
      async function* measured(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
        for await (const chunk of chunks) {
          sizeBytes += chunk.byteLength;
          hash.update(chunk);
          yield chunk;
        }
      }
      const partial = `${path}.${randomUUID()}.partial`;
      try {
        await pipeline(content, measured, createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return { sizeBytes, sha256: hash.digest('hex') };
    },
    readFile: (fileId) => readFile(pathOf(fileId)),
    deleteFile: (fileId) => rm(pathOf(fileId), { force: true }),
  };
}
