import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#server/operator-error.ts';
import { isProcessAlive } from '../processes/is-process-alive.ts';
import { readProcessStart } from '../processes/read-process-start.ts';

/** What the holder tells of itself in `holder.json`; `scripts/start.mjs` reads the same file. */
interface Holder {
  pid: number;
  processStart: string | undefined;
  /** Where the running product answers, if it serves anything. */
  address: string | undefined;
}

/**
 * Takes the data folder for this process alone, until `release` or the end of the process, however it comes.
 *
 * The lock is the operating system's own file lock, reached through SQLite on an empty file: unlike a file with a
 * process id in it, the kernel lets go of it at a kill, and a reused id cannot be mistaken for the holder.
 *
 * @throws OperatorError naming the holder when another process has the folder.
 */
export async function lockDataFolder(
  dataDir: string,
  address: string | undefined,
): Promise<{ release(): void }> {
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new OperatorError(describeHolder(dataDir, await readHolder(dataDir)));
  }
  const holderFile = join(dataDir, 'holder.json');
  const holder: Holder = { pid: process.pid, processStart: readProcessStart(process.pid), address };
  writeFileSync(holderFile, `${JSON.stringify(holder)}\n`);
  return {
    release() {
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

const SQLITE_BUSY = 5;

/** The holder takes the lock a moment before it signs the folder, so an absent signature is looked for again. */
async function readHolder(dataDir: string): Promise<Holder | undefined> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    try {
      const holder = JSON.parse(readFileSync(join(dataDir, 'holder.json'), 'utf8')) as Holder;
      if (isProcessAlive(holder.pid) && readProcessStart(holder.pid) === holder.processStart) return holder;
    } catch (error) {
      if (!(error instanceof SyntaxError) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    await wait(50);
  }
  return undefined;
}

function describeHolder(dataDir: string, holder: Holder | undefined): string {
  if (holder === undefined) return `Another process uses the data folder ${dataDir}. Stop it first.`;
  if (holder.address === undefined)
    return `The data folder ${dataDir} is in use by process ${holder.pid}. Wait until it ends, or stop it first.`;
  return `Parley is already running on the data folder ${dataDir}, at ${holder.address} (process ${holder.pid}). Stop it first, or give this one its own DATA_DIR and PORT.`;
}
