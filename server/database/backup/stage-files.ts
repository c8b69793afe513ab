import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '#server/operator-error.ts';
import { KEPT_FILES } from './backup-format.ts';

/** Files of a backup on their way into the data folder. */
export interface StagedFiles {
  /** How many files were begun. */
  readonly count: number;
  /** Appends a piece, beginning a new file when the path differs from the one before. */
  add(path: string, data: Buffer): Promise<void>;
  /** Puts the staged files in the place of the present ones, which are kept aside. */
  swap(): Promise<void>;
  /** Brings the present ones back, after `swap` or without. */
  undo(): Promise<void>;
  /** Removes what was kept aside. */
  finish(): Promise<void>;
}

/** Collects files next to their later places, so that a restore that fails leaves every present file as it was. */
export async function stageFiles(dataDir: string): Promise<StagedFiles> {
  const staging = join(dataDir, 'restore.new');
  const aside = join(dataDir, 'restore.old');
  // Left by a restore that was killed; the product's own files are elsewhere.
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  let current: { path: string; handle: FileHandle } | undefined;
  let count = 0;
  const swapped: string[] = [];

  const closeCurrent = async () => {
    await current?.handle.sync();
    await current?.handle.close();
    current = undefined;
  };
  return {
    get count() {
      return count;
    },
    async add(path, data) {
      if (current?.path !== path) {
        await closeCurrent();
        const target = join(staging, requireInside(path));
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        current = { path, handle: await open(target, 'wx', 0o600) };
        count += 1;
      }
      await current.handle.write(data);
    },
    async swap() {
      await closeCurrent();
      await rm(aside, { recursive: true, force: true });
      await mkdir(aside, { mode: 0o700 });
      for (const name of KEPT_FILES) {
        const isStaged = existsSync(join(staging, name));
        // A backup without the key, made where SECRET_KEY was set, leaves this installation's own.
        if (!isStaged && name !== 'files') continue;
        swapped.push(name);
        if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(aside, name));
        if (isStaged) await rename(join(staging, name), join(dataDir, name));
      }
    },
    async undo() {
      await current?.handle.close();
      for (const name of swapped) {
        await rm(join(dataDir, name), { recursive: true, force: true });
        if (existsSync(join(aside, name))) await rename(join(aside, name), join(dataDir, name));
      }
      await rm(staging, { recursive: true, force: true });
      await rm(aside, { recursive: true, force: true });
    },
    async finish() {
      await rm(staging, { recursive: true, force: true });
      await rm(aside, { recursive: true, force: true });
    },
  };
}

/** A backup from elsewhere must not write outside the places it may fill. */
function requireInside(path: string): string {
  const parts = path.split('/');
  if (
    KEPT_FILES.includes(parts[0] ?? '') &&
    parts.every((part) => /^[^\\]+$/.test(part) && part !== '..' && part !== '.')
  )
    return path;
  throw new OperatorError(
    `The backup contains a file "${path}" that does not belong in it. Nothing was restored.`,
  );
}
