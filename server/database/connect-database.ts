import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type ConnectOptions, openPool } from './open-pool.ts';

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
  const pool = openPool(options);
  return {
    pool,
    db: drizzle(pool),
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}
