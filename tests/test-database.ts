import { randomBytes } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase } from '#server/database/connect-database.ts';
import type {} from './database-setup.ts';

export interface TestDatabase {
  db: NodePgDatabase;
  pool: pg.Pool;
  /** For a second process or pool on the same database. */
  url: string;
  /** How it is connected to: through a pooler where the tests run through one. */
  addresses: { connectionString: string; directUrl: string | undefined };
  /** Closes the pool and removes the database, even if others are still connected. */
  drop(): Promise<void>;
}

/** A database of its own for one test file, with every migration applied and no rows but theirs. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connectionString: server, template, poolerUrl } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = databaseUrl(server, name);
  const addresses =
    poolerUrl === null
      ? { connectionString: url, directUrl: undefined }
      : { connectionString: databaseUrl(poolerUrl, name), directUrl: url };
  const { pool, db, close } = connectDatabase({
    ...addresses,
    maxConnections: 10,
    // Dropping a database ends sessions that a test forgot; queries under way still fail in the test itself.
    onError: () => undefined,
  });
  return {
    db,
    pool,
    url,
    addresses,
    async drop() {
      await close();
      await dropDatabase(server, name);
    },
  };
}

/** Empty databases on the server of the run, for tests of migrations and restores; all removed together. */
export function createEmptyDatabases() {
  const { connectionString: server } = inject('testServer');
  const names: string[] = [];
  return {
    /** Makes one and gives its connection string. */
    async create(): Promise<string> {
      const name = `empty_${randomBytes(6).toString('hex')}`;
      await runOnServer(server, `CREATE DATABASE ${name}`);
      names.push(name);
      return databaseUrl(server, name);
    },
    async drop(): Promise<void> {
      for (const name of names.splice(0)) await dropDatabase(server, name);
    },
  };
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const objectInUse = '55006';

/** The server gives sessions five seconds to end, which a busy machine may outlast: then it is asked once more. */
async function dropDatabase(server: string, name: string): Promise<void> {
  const drop = () => runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  await drop().catch((error: pg.DatabaseError) => {
    if (error.code !== objectInUse) throw error;
    return drop();
  });
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
