import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { openDatabase } from '#server/database/backup/open-database.ts';
import { targetFile } from '#server/database/backup/target-file.ts';
import { writeBackup } from '#server/database/backup/write-backup.ts';
import { readSettings, runCommandLine, say } from './read-settings.ts';

/** `npm run backup [file]`: everything in one file, while the product may go on working. */
await runCommandLine(async () => {
  const { config, dataDir } = readSettings();
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(process.argv[2] ?? `parley-${stamp}.backup`);
  const fileStore = await openFileStore(config, dataDir);
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir,
    log: say,
    isShared: true,
  });
  try {
    const { rows, files } = await writeBackup(
      { connectionString: database.connectionString, fileStore, dataDir },
      targetFile(file),
    );
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    say(`Wrote ${rows} rows and ${files} files to ${file} (${megabytes} MB).`);
    say('It holds personal data and the key that signs sessions: keep it as safe as the product itself.');
    if (config.SECRET_KEY !== undefined)
      say('SECRET_KEY comes from the environment and is not in it: keep that too.');
  } finally {
    await database.close();
  }
});
