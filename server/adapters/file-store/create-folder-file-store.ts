import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '#server/make-folder.ts';
import { FileMissing } from '#server/ports/file-missing.ts';
import type { FileStore, OpenedFile, StoredFile } from '#server/ports/file-store.ts';
import { isFileName } from './is-file-name.ts';
import { measureContent } from './measure-content.ts';
import { requireFileName } from './require-file-name.ts';

/** Files in one folder. A file is written next to its place and moved there when it is complete. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, requireFileName(name));
  return {
    async saveFile(name, content) {
      // It may have failed, or fail, before the pipeline listens; the pipeline still gets the error.
      content.on('error', () => undefined);
      const path = pathOf(name);
      makeFolder(folder, 0o700);
      const measuring = measureContent(content);
      const partial = `${path}.${randomUUID()}.partial`;
      try {
        await pipeline(measuring.pieces, createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return measuring.result();
    },
    readFile: (name) => unlessMissing(name, readFile(pathOf(name))),
    openFile: (name) => unlessMissing(name, openPath(pathOf(name))),
    deleteFile: (name) => rm(pathOf(name), { force: true }),
    listFiles: () => listFolder(folder),
  };
}

async function openPath(path: string): Promise<OpenedFile> {
  const handle = await open(path);
  const { size } = await handle.stat();
  return { sizeBytes: size, content: handle.createReadStream() };
}

async function* listFolder(folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder).catch(ignoreAbsence);
  if (entries === undefined) return;
  for await (const entry of entries) {
    if (!entry.isFile() || !isFileName(entry.name)) continue;
    // Deleted since the folder was read.
    const found = await stat(join(folder, entry.name)).catch(ignoreAbsence);
    if (found !== undefined) yield { name: entry.name, sizeBytes: found.size };
  }
}

async function unlessMissing<Value>(name: string, reading: Promise<Value>): Promise<Value> {
  const found = await reading.catch(ignoreAbsence);
  if (found === undefined) throw new FileMissing(name);
  return found;
}

function ignoreAbsence(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
