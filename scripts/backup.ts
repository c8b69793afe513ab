import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { openStoreAt } from '#server/adapters/file-store/open-store-at.ts';
import type { Config } from '#server/config.ts';
import { createBackupKey } from '#server/database/backup/create-backup-key.ts';
import { createBackups } from '#server/database/backup/create-backups.ts';
import { openDatabase } from '#server/database/backup/open-database.ts';
import { encryptTarget } from '#server/database/backup/places/encrypt-target.ts';
import { targetFile } from '#server/database/backup/places/target-file.ts';
import { type BackupSubject, writeBackup } from '#server/database/backup/write-backup.ts';
import type { WrittenBackup } from '#server/ports/backups.ts';
import { readSettings, runCommandLine, say } from './read-settings.ts';

/**
 * `npm run backup [file]`: everything in one backup, while the product may go on working. Without a file it goes where
 * `BACKUP_TO` says, or into this folder. `--new-key` makes a key for `BACKUP_KEY`, and nothing else.
 */
await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'new-key': { type: 'boolean', default: false } },
  });
  if (values['new-key']) return say(await createBackupKey());
  const { config, dataDir } = readSettings();
  const fileStore = await openFileStore(config, dataDir);
  const database = await openDatabase({
    databaseUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    dataDir,
    log: say,
    isShared: true,
  });
  try {
    const subject = { connectionString: database.connectionString, fileStore, dataDir };
    const { name, sizeBytes, rows, files } = await write(subject, config, positionals[0]);
    say(`Wrote ${rows} rows and ${files} files to ${name} (${(sizeBytes / 1e6).toFixed(1)} MB).`);
    if (config.BACKUP_KEY === undefined)
      say('It holds personal data and the key that signs sessions: keep it as safe as the product itself.');
    else say('It is encrypted: only who has BACKUP_KEY can read it. Keep a copy of that key elsewhere.');
    if (config.SECRET_KEY !== undefined)
      say('SECRET_KEY comes from the environment and is not in it: keep that too.');
  } finally {
    await database.close();
  }
});

async function write(
  subject: BackupSubject,
  config: Config,
  path: string | undefined,
): Promise<WrittenBackup> {
  const { BACKUP_TO: place, BACKUP_KEY: key } = config;
  const now = new Date();
  if (path === undefined && place !== undefined && key !== undefined)
    return createBackups({
      subject,
      store: await openStoreAt(config, place),
      place,
      key,
    }).write(now, new AbortController().signal);
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(path ?? `parley-${stamp}.backup`);
  const target = targetFile(file);
  const { counts, saved } = await writeBackup(
    subject,
    key === undefined ? target : encryptTarget(target, key),
  );
  return { name: file, ...saved, ...counts };
}
