import { randomBytes } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import type {} from './database-setup.ts';

export interface TestDatabase {
  db: NodePgDatabase;
  pool: pg.Pool;
  /** For a second process or pool on the same database. */
  url: string;
  /** Closes the pool and removes the database, whoever else is still connected. */
  drop(): Promise<void>;
}

/** A database of its own for one test file, with every migration applied and no rows but theirs. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connectionString: server, template } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { pool, db, close } = connectDatabase({
    connectionString: url.href,
    maxConnections: 10,
    // Dropping a database ends sessions that a test forgot; queries under way still fail in the test itself.
    onError: () => undefined,
  });
  return {
    db,
    pool,
    url: url.href,
    async drop() {
      await close();
      await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runOnServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
