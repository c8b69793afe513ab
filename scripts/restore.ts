import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { openStoreAt } from '#server/adapters/file-store/open-store-at.ts';
import type { Config } from '#server/config.ts';
import { listBackups } from '#server/database/backup/list-backups.ts';
import { openDatabase } from '#server/database/backup/open-database.ts';
import type { BackupOrigin } from '#server/database/backup/places/backup-ends.ts';
import { decryptOrigin } from '#server/database/backup/places/decrypt-origin.ts';
import { originFile } from '#server/database/backup/places/origin-file.ts';
import { originStored } from '#server/database/backup/places/origin-stored.ts';
import { restoreBackup } from '#server/database/backup/restore-backup.ts';
import { OperatorError } from '#server/operator-error.ts';
import { readSettings, runCommandLine, say } from './read-settings.ts';

/**
 * `npm run restore -- <file> [--force]`: all of a backup or nothing of it, while the product rests. `latest`, or the name
 * of one in the place that `BACKUP_TO` names, is one of those.
 */
await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new OperatorError(
      'Name one backup: npm run restore -- parley.backup, with --force to replace what is there.',
    );
  const { config, dataDir } = readSettings();
  const origin = decryptOrigin(await findBackup(config, name), config.BACKUP_KEY);
  const fileStore = await openFileStore(config, dataDir);
  const database = await openDatabase({
    databaseUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    dataDir,
    log: say,
    isShared: false,
  });
  try {
    const { connectionString } = database;
    const { rows, files } = await restoreBackup({
      connectionString,
      fileStore,
      dataDir,
      origin,
      isForced: values.force,
      log: say,
    });
    say(`Restored ${rows} rows and ${files} files from ${origin.name}. Start Parley with npm start.`);
  } finally {
    await database.close();
  }
});

async function findBackup(config: Config, name: string): Promise<BackupOrigin> {
  if (config.BACKUP_TO === undefined || existsSync(name)) return originFile(resolve(name));
  const store = await openStoreAt(config, config.BACKUP_TO);
  if (name !== 'latest') return originStored(store, name);
  const newest = (await listBackups(store))[0];
  if (newest === undefined) throw new OperatorError(`There is no backup in ${config.BACKUP_TO}.`);
  return originStored(store, newest.name);
}
