import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { surviveLoss } from '#server/database/survive-loss.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { explainConnectionError } from '../embedded/explain-connection-error.ts';
import { type BackupCounts, writeLines } from './dumping/write-lines.ts';
import type { BackupTarget } from './places/backup-ends.ts';

/** What is backed up. */
export interface BackupSubject {
  connectionString: string;
  fileStore: FileStore;
  /** Has the secret key. */
  dataDir: string;
}

/**
 * Writes database, uploads and secret key into one backup, the database as it was at one moment, while the product may
 * go on working.
 */
export async function writeBackup<Saved>(
  subject: BackupSubject,
  target: BackupTarget<Saved>,
  signal?: AbortSignal,
): Promise<{ counts: BackupCounts; saved: Saved }> {
  const { connectionString } = subject;
  const client = surviveLoss(new pg.Client({ connectionString, application_name: 'parley backup' }));
  const counts: BackupCounts = { rows: 0, files: 0 };
  try {
    await client.connect().catch((error: unknown) => {
      throw explainConnectionError(connectionString, error);
    });
    const lines = Readable.from(writeLines(client, subject, counts, signal), { objectMode: false });
    const packed = createGzip();
    lines.on('error', (error) => packed.destroy(error));
    packed.on('close', () => lines.destroy());
    // It may fail before it is read; its reader still gets the error.
    packed.on('error', () => undefined);
    const saved = await target.save(lines.pipe(packed));
    return { counts, saved };
  } finally {
    await client.end();
  }
}
