import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { OperatorError } from '#server/operator-error.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { SECRET_KEY_FILE, UPLOADS_FOLDER } from '../backup-format.ts';

/** Files of a backup on their way into the installation. */
export interface StagedFiles {
  /** Appends a piece, beginning a new file when the path differs from the one before. */
  add(path: string, data: Buffer): Promise<void>;
  /** Completes the last file, and puts the key in the place of the present one, which is kept aside. */
  swap(): Promise<void>;
  /** Removes what was added and brings the present key back, after `swap` or without. */
  undo(): Promise<void>;
  /** Removes the files that the backup does not have, and the key that was kept aside. */
  finish(): Promise<void>;
}

/**
 * Stores files next to those that are there, which are deleted only at the end. A name is given once and its file never
 * changes: one that is there already is the same.
 */
export async function stageFiles(fileStore: FileStore, dataDir: string): Promise<StagedFiles> {
  const present = new Set<string>();
  for await (const { name } of fileStore.listFiles()) present.add(name);
  const added = new Set<string>();
  const key = stageKey(dataDir);
  let current: { path: string; content: PassThrough; saving: Promise<unknown> } | undefined;
  const closeCurrent = async () => {
    current?.content.end();
    await current?.saving;
    current = undefined;
  };
  return {
    async add(path, data) {
      if (path === SECRET_KEY_FILE) return key.add(data);
      if (current?.path !== path) {
        await closeCurrent();
        const name = requireUpload(path);
        added.add(name);
        const content = new PassThrough();
        const saving = fileStore.saveFile(name, content);
        saving.catch(() => undefined);
        current = { path, content, saving };
      }
      const { content, saving } = current;
      if (!content.write(data)) await Promise.race([once(content, 'drain'), saving]);
    },
    async swap() {
      await closeCurrent();
      await key.swap();
    },
    async undo() {
      current?.content.destroy(new Error('The restore failed.'));
      await current?.saving.catch(() => undefined);
      for (const name of added) if (!present.has(name)) await fileStore.deleteFile(name);
      await key.undo();
    },
    async finish() {
      for (const name of present) if (!added.has(name)) await fileStore.deleteFile(name);
      await key.finish();
    },
  };
}

/** A backup from elsewhere must not write outside the places it may fill. */
function requireUpload(path: string): string {
  const name = path.slice(UPLOADS_FOLDER.length);
  if (path.startsWith(UPLOADS_FOLDER) && /^[a-z0-9][a-z0-9_.-]*$/.test(name)) return name;
  throw new OperatorError(
    `The backup contains a file "${path}" that does not belong in it. Nothing was restored.`,
  );
}

function stageKey(dataDir: string) {
  const path = join(dataDir, SECRET_KEY_FILE);
  const aside = `${path}.before-restore`;
  const pieces: Buffer[] = [];
  let isSwapped = false;
  return {
    add: (piece: Buffer): void => void pieces.push(piece),
    async swap() {
      // A backup without the key, made where SECRET_KEY was set, leaves this installation's own.
      if (pieces.length === 0) return;
      isSwapped = true;
      if (existsSync(path)) await rename(path, aside);
      await writeFile(path, Buffer.concat(pieces), { mode: 0o600, flush: true });
    },
    async undo() {
      if (!isSwapped) return;
      await rm(path, { force: true });
      if (existsSync(aside)) await rename(aside, path);
    },
    finish: () => rm(aside, { force: true }),
  };
}
