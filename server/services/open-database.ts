import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Connection, connectDatabase } from '../database/connect-database.ts';
import { explainConnectionError } from '../database/embedded/explain-connection-error.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from '../database/migrate-database.ts';

/** Brings the database to this version, past a pooler where there is one, then connects. */
export async function openDatabase(
  config: Config,
  connectionString: string,
  log: Logger,
): Promise<Connection> {
  const { DATABASE_DIRECT_URL: directUrl } = config;
  if (directUrl === undefined) await migrateDatabase(connectionString);
  else await migrateDatabase(directUrl, MIGRATIONS_FOLDER, 'DATABASE_DIRECT_URL');
  const connection = connectDatabase({
    connectionString,
    directUrl,
    maxConnections: config.DATABASE_CONNECTIONS,
    onError: (error) => log.error({ err: error }, 'an idle database connection broke'),
  });
  try {
    // Until here nothing has gone through the pooler.
    if (directUrl !== undefined) await connection.pool.query('select 1');
    return connection;
  } catch (error) {
    await connection.close();
    throw explainConnectionError(connectionString, error);
  }
}
