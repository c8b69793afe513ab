import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { readLastMigration } from '#server/database/read-last-migration.ts';
import { FileMissing } from '#server/ports/file-missing.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupHeader,
  type BackupLine,
  PLAIN_TEXT_SETTINGS,
  SECRET_KEY_FILE,
  UPLOADS_FOLDER,
} from '../backup-format.ts';
import { readQueueVersion } from '../read-queue-version.ts';
import { dumpTables } from './dump-tables.ts';

export interface BackupCounts {
  rows: number;
  files: number;
}

/** The text of a backup, line by line; `counts` are right at its end. */
export async function* writeLines(
  client: pg.Client,
  from: { fileStore: FileStore; dataDir: string },
  counts: BackupCounts,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  await client.query(PLAIN_TEXT_SETTINGS);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    createdAt: new Date().toISOString(),
    migration: (await readLastMigration(client)) ?? null,
    queueVersion: await readQueueVersion(client),
  };
  yield `${JSON.stringify(header)}\n`;
  for await (const line of dumpTables(client)) {
    signal?.throwIfAborted();
    if ('rows' in line && !('tableEnd' in line)) counts.rows += line.rows.length;
    yield writeLine(line);
  }
  await client.query('COMMIT');
  // After the rows: a file that a row names was there before the row.
  yield* writeFiles(from, counts, signal);
  yield writeLine({ end: counts });
}

function writeLine(line: BackupLine): string {
  return `${JSON.stringify(line)}\n`;
}

async function* writeFiles(
  { fileStore, dataDir }: { fileStore: FileStore; dataDir: string },
  counts: BackupCounts,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  for await (const { name } of fileStore.listFiles()) {
    signal?.throwIfAborted();
    const opened = await fileStore.openFile(name).catch(ignoreMissing);
    // Deleted since, together with its row.
    if (opened === undefined) continue;
    yield* writeFile(`${UPLOADS_FOLDER}${name}`, opened.content);
    counts.files += 1;
  }
  const keyFile = join(dataDir, SECRET_KEY_FILE);
  if (!existsSync(keyFile)) return;
  yield* writeFile(SECRET_KEY_FILE, createReadStream(keyFile));
  counts.files += 1;
}

async function* writeFile(path: string, content: Readable): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let isEmpty = true;
  for await (const piece of content as AsyncIterable<Buffer>) {
    isEmpty = false;
    hash.update(piece);
    yield writeLine({ file: path, data: Buffer.from(piece).toString('base64') });
  }
  if (isEmpty) yield writeLine({ file: path, data: '' });
  yield writeLine({ fileEnd: path, sha256: hash.digest('hex') });
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}
