import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { openDatabase } from '#server/database/backup/open-database.ts';
import { originFile } from '#server/database/backup/origin-file.ts';
import { restoreBackup } from '#server/database/backup/restore-backup.ts';
import { OperatorError } from '#server/operator-error.ts';
import { readSettings, runCommandLine, say } from './read-settings.ts';

/** `npm run restore -- <file> [--force]`: all of a backup or nothing of it, while the product rests. */
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
  const file = resolve(name);
  const fileStore = await openFileStore(config, dataDir);
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
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
      origin: originFile(file),
      isForced: values.force,
      log: say,
    });
    say(`Restored ${rows} rows and ${files} files from ${file}. Start Parley with npm start.`);
  } finally {
    await database.close();
  }
});
