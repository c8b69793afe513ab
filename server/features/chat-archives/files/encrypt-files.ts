import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '#server/ports/file-store.ts';
import { decryptBytes } from '#server/secrets/decrypt-bytes.ts';
import { encryptStream } from '#server/secrets/encrypt-stream.ts';

/**
 * A store whose files are encrypted under a key where they lie. Sizes and hashes are those of the contents. Files that were
 * stored before there was a key are read as they are.
 */
export function encryptFiles(files: FileStore, key: string): FileStore {
  const readFile = async (name: string) => decryptBytes(await files.readFile(name), key);
  return {
    readFile,
    async saveFile(name, content) {
      const hash = createHash('sha256');
      let sizeBytes = 0;
      async function* measured() {
        for await (const piece of content as AsyncIterable<Buffer>) {
          hash.update(piece);
          sizeBytes += piece.length;
          yield new Uint8Array(piece);
        }
      }
      await files.saveFile(name, await encryptStream(measured(), key));
      return { sizeBytes, sha256: hash.digest('hex') };
    },
    async openFile(name) {
      const bytes = await readFile(name);
      return { sizeBytes: bytes.length, content: Readable.from([Buffer.from(bytes)], { objectMode: false }) };
    },
    deleteFile: (name) => files.deleteFile(name),
    listFiles: () => files.listFiles(),
  };
}
