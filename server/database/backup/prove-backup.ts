import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { MIGRATIONS_FOLDER, migrateDatabase } from '#server/database/migrate-database.ts';
import { surviveLoss } from '#server/database/survive-loss.ts';
import { jobSchema } from '#server/jobs/job-schema.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { BackupLine } from './backup-format.ts';
import { dumpTables } from './dumping/dump-tables.ts';
import type { BackupCounts } from './dumping/write-lines.ts';
import { loadBackup } from './loading/load-backup.ts';
import { openBackup } from './open-backup.ts';
import type { BackupOrigin } from './places/backup-ends.ts';

const SCRATCH_PREFIX = 'backup_test_parley';

interface Proof {
  /** Of the product's own database, on whose server the scratch one is made. */
  connectionString: string;
  origin: BackupOrigin;
  signal: AbortSignal;
  migrationsFolder?: string;
}

/**
 * Restores a backup into a scratch database, reads all of it out again and compares counts and hashes of every table,
 * sequence and file with those that were written. The scratch database is deleted again; the product's is not touched.
 *
 * @throws OperatorError when anything differs, or the database user may not make a database
 */
export async function proveBackup(proof: Proof): Promise<BackupCounts> {
  const { connectionString, migrationsFolder = MIGRATIONS_FOLDER } = proof;
  const admin = surviveLoss(new pg.Client({ connectionString, application_name: 'parley backup test' }));
  await admin.connect();
  const name = `${SCRATCH_PREFIX}${randomBytes(6).toString('hex')}`;
  try {
    await dropLeftOvers(admin);
    await admin.query(`CREATE DATABASE ${name}`).catch((error: pg.DatabaseError) => {
      if (error.code !== '42501') throw error;
      throw new OperatorError(
        'The database user may not make a scratch database. Allow it with ALTER ROLE … CREATEDB, so that backups can be tested.',
        { cause: error },
      );
    });
    const scratch = new URL(connectionString);
    scratch.pathname = `/${name}`;
    const counts = await restoreAndCompare(scratch.href, proof, migrationsFolder);
    // An older backup must also get through the migrations since.
    await migrateDatabase(scratch.href, migrationsFolder);
    return counts;
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  }
}

/** Scratch databases of tests whose process was killed: nobody is connected to them. */
async function dropLeftOvers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)
      AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE pg_stat_activity.datname = pg_database.datname)`,
    [SCRATCH_PREFIX],
  );
  for (const { name } of rows) await admin.query(`DROP DATABASE IF EXISTS ${admin.escapeIdentifier(name)}`);
}

async function restoreAndCompare(
  scratch: string,
  { origin, signal }: Proof,
  migrationsFolder: string,
): Promise<BackupCounts> {
  const client = surviveLoss(
    new pg.Client({ connectionString: scratch, application_name: 'parley backup test' }),
  );
  await client.connect();
  try {
    const { header, lines } = await openBackup(origin);
    const written = new Map<string, string>();
    let counts: BackupCounts = { rows: 0, files: 0 };
    async function* noted(): AsyncGenerator<BackupLine> {
      for await (const line of lines) {
        signal.throwIfAborted();
        noteLine(written, line);
        if ('end' in line) counts = line.end;
        yield line;
      }
    }
    const takesJobs = await loadBackup(client, {
      header,
      lines: noted(),
      migrationsFolder,
      // Their hashes are compared as they are read.
      addFile: async () => undefined,
    });
    await compare(client, { written, takesJobs, name: origin.name, signal });
    await client.query('COMMIT');
    return counts;
  } finally {
    await client.end();
  }
}

function noteLine(noted: Map<string, string>, line: BackupLine): void {
  if ('tableEnd' in line) noted.set(line.tableEnd.join('.'), `${line.rows} rows ${line.hash}`);
  if ('sequence' in line) noted.set(`sequence ${line.sequence.join('.')}`, line.last);
}

async function compare(
  client: pg.Client,
  given: { written: Map<string, string>; takesJobs: boolean; name: string; signal: AbortSignal },
): Promise<void> {
  const { written, takesJobs, name, signal } = given;
  const found = new Map<string, string>();
  for await (const line of dumpTables(client)) {
    signal.throwIfAborted();
    noteLine(found, line);
  }
  for (const [part, content] of written) {
    const isLeftOut = !takesJobs && part.startsWith(`${jobSchema}.`);
    if (!isLeftOut && found.get(part) !== content)
      throw new OperatorError(
        `${name} was restored, and ${part} is not as it was written: ${found.get(part) ?? 'nothing'} instead of ${content}.`,
      );
  }
}
