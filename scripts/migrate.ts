import { MIGRATIONS_FOLDER, migrateDatabase } from '#server/database/migrate-database.ts';
import { OperatorError } from '#server/operator-error.ts';
import { readSettings, runCommandLine, say } from './read-settings.ts';

/** `npm run migrate`: brings the database to this version before its processes start, which would otherwise do it themselves. */
await runCommandLine(async () => {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = readSettings().config;
  if (DATABASE_URL === undefined)
    throw new OperatorError('Set DATABASE_URL. The embedded database is migrated when Parley starts.');
  const count =
    DATABASE_DIRECT_URL === undefined
      ? await migrateDatabase(DATABASE_URL)
      : await migrateDatabase(DATABASE_DIRECT_URL, MIGRATIONS_FOLDER, 'DATABASE_DIRECT_URL');
  say(count === 0 ? 'The database is up to date.' : `Ran ${count} migrations.`);
});
