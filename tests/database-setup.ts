import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/database/connect-database.ts';
import { removeDataFolder } from '#server/database/embedded/data-folder/remove-data-folder.ts';
import { isProcessAlive } from '#server/database/embedded/processes/is-process-alive.ts';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { createJobQueue } from '#server/jobs/create-job-queue.ts';
import type { startPooler } from './pooler/start-pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of the run's server, the name of the migrated database there that is to be copied, and the server's
     * address through a pooler, which all tests of the run go through where there is one.
     */
    testServer: { connectionString: string; template: string; poolerUrl: string | null };
  }
}

const TEMPLATE = 'migrated';

const FOLDER_PREFIX = 'parley-test-';

/** One database server for the whole run, in a passing folder; its speed comes from not caring for a power cut. */
export default async function setUpDatabase(
  project: TestProject,
  poolerOf?: typeof startPooler,
): Promise<() => Promise<void>> {
  await endAbandonedServers();
  const dataDir = mkdtempSync(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const server = await startTestServer(dataDir);
  const admin = new pg.Client({ connectionString: server.connectionString });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const template = new URL(server.connectionString);
  template.pathname = `/${TEMPLATE}`;
  await migrateDatabase(template.href);
  await declareJobs(template.href);
  const pooler = (await poolerOf?.(server.connectionString)) ?? null;
  project.provide('testServer', {
    connectionString: server.connectionString,
    template: TEMPLATE,
    poolerUrl: pooler?.urlOf(server.connectionString) ?? null,
  });
  return async () => {
    await pooler?.stop();
    await server.stop();
    removeDataFolder(dataDir);
  };
}

/** Once for all databases of the run, which every start of the services would do again. */
async function declareJobs(connectionString: string): Promise<void> {
  const { pool, close } = connectDatabase({ connectionString, onError: () => undefined });
  const queue = await createJobQueue({
    pool,
    log: pino({ level: 'silent' }),
    handlers: jobHandlers,
    isWorker: false,
  });
  await queue.close();
  await close();
}

function startTestServer(dataDir: string) {
  return startEmbeddedServer({
    dataDir,
    log: () => undefined,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: '200',
      // It would sometimes block a database that is being copied or removed.
      autovacuum: 'off',
    },
  });
}

/** A run that was killed leaves its server behind, which would stay for good: it is taken over once more and ended. */
async function endAbandonedServers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(FOLDER_PREFIX)) continue;
    const pid = Number(name.slice(FOLDER_PREFIX.length).split('-')[0]);
    if (Number.isNaN(pid) || isProcessAlive(pid)) continue;
    const dataDir = join(tmpdir(), name);
    if (existsSync(join(dataDir, 'database', 'postmaster.pid')))
      await (await startTestServer(dataDir)).stop();
    removeDataFolder(dataDir);
  }
}
