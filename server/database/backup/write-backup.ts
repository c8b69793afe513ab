import { createWriteStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { readLastMigration } from '#server/database/read-last-migration.ts';
import { OperatorError } from '#server/operator-error.ts';
import { explainConnectionError } from '../embedded/explain-connection-error.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupHeader,
  type BackupLine,
  KEPT_FILES,
  PLAIN_TEXT_SETTINGS,
} from './backup-format.ts';
import { dumpTables } from './dump-tables.ts';
import { readQueueVersion } from './read-queue-version.ts';

export interface BackupCounts {
  rows: number;
  files: number;
}

/**
 * Writes database, uploads and secret key into one file, as they were at one moment, while the product may go on
 * working. The file appears under its name only when complete, readable for its owner alone.
 */
export async function writeBackup(
  connectionString: string,
  dataDir: string,
  file: string,
): Promise<BackupCounts> {
  if (existsSync(file))
    throw new OperatorError(`${file} already exists. Choose another file for the backup.`);
  const client = new pg.Client({ connectionString, application_name: 'parley backup' });
  const counts: BackupCounts = { rows: 0, files: 0 };
  const partial = `${file}.partial`;
  try {
    await client.connect().catch((error: unknown) => {
      throw explainConnectionError(connectionString, error);
    });
    await client.query(PLAIN_TEXT_SETTINGS);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await pipeline(
      Readable.from(writeLines(client, dataDir, counts)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await client.query('COMMIT');
    await rename(partial, file);
    return counts;
  } finally {
    await rm(partial, { force: true });
    await client.end();
  }
}

async function* writeLines(client: pg.Client, dataDir: string, counts: BackupCounts): AsyncGenerator<string> {
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    createdAt: new Date().toISOString(),
    migration: (await readLastMigration(client)) ?? null,
    queueVersion: await readQueueVersion(client),
  };
  yield `${JSON.stringify(header)}\n`;
  for await (const line of dumpTables(client)) {
    if ('rows' in line) counts.rows += line.rows.length;
    yield writeLine(line);
  }
  // After the rows: a file that a row names was there before the row.
  for (const path of KEPT_FILES) yield* dumpPath(dataDir, path, counts);
  yield writeLine({ end: counts });
}

function writeLine(line: BackupLine): string {
  return `${JSON.stringify(line)}\n`;
}

const PIECE_BYTES = 768 * 1024;

async function* dumpPath(dataDir: string, path: string, counts: BackupCounts): AsyncGenerator<string> {
  const fullPath = join(dataDir, path);
  // Absent from the start, or deleted since the folder was read, together with its row.
  const found = await stat(fullPath).catch(ignoreAbsence);
  if (found === undefined) return;
  if (found.isDirectory()) {
    for (const name of (await readdir(fullPath)).sort())
      if (!name.endsWith('.partial')) yield* dumpPath(dataDir, posix.join(path, name), counts);
    return;
  }
  const handle = await open(fullPath).catch(ignoreAbsence);
  if (handle === undefined) return;
  try {
    const piece = Buffer.alloc(PIECE_BYTES);
    let read = (await handle.read(piece)).bytesRead;
    do {
      yield writeLine({ file: path, data: piece.toString('base64', 0, read) });
      read = (await handle.read(piece)).bytesRead;
    } while (read > 0);
  } finally {
    await handle.close();
  }
  counts.files += 1;
}

function ignoreAbsence(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
