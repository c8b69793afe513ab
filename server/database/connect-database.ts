import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export interface ConnectOptions {
  connectionString: string;
  /** Told of a connection that broke while it lay idle; the pool replaces it by itself. */
  onError(error: Error): void;
  maxConnections?: number;
  statementTimeoutMs?: number;
  /** Shown in the server's list of sessions. */
  applicationName?: string;
}

export interface Connection {
  pool: pg.Pool;
  db: NodePgDatabase;
  /** Waits for the queries under way, then closes every connection. */
  close(): Promise<void>;
}

/**
 * A pool of connections and the query builder over it. Connects when first used, so this never fails by itself;
 * `migrateDatabase` is the first to speak to the server and explains what it meets.
 */
export function connectDatabase(options: ConnectOptions): Connection {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    application_name: options.applicationName ?? APPLICATION_NAME,
    max: options.maxConnections ?? 20,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // Without a listener, a server that restarts would end this process.
  pool.on('error', (error) => {
    // It carries the whole connection with it, password included, which no log should see.
    Reflect.deleteProperty(error, 'client');
    // While closing, a connection that ends is no news.
    if (!pool.ending) options.onError(error);
  });
  return {
    pool,
    db: drizzle(pool),
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}

/** By this name a restore recognises a product that is still at work. */
export const APPLICATION_NAME = 'parley';
