import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { findFreePort } from '../../tests/find-free-port.ts';
import { parentOf } from './process-usage.ts';
import { type Program, startProgram } from './start-program.ts';

export interface ProductOnDatabase {
  product: Program;
  /** A session of its own, which takes none of the product's. */
  database: pg.Client;
  pids: { product: number; database: number };
  /** Where the product stores its emails. */
  filesDir: string;
  stop(): Promise<void>;
}

/** Starts the product on an empty database that the bench can read, too, so that the costs of both can be told apart. */
export async function startOnDatabase(settings: Record<string, string> = {}): Promise<ProductOnDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const filesDir = join(dataDir, 'files');
  mkdirSync(filesDir);
  const embedded = await startEmbeddedServer({ dataDir, log: () => undefined });
  const database = new pg.Client({ connectionString: embedded.connectionString });
  await database.connect();
  const { rows } = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const port = await findFreePort();
  const product = await startProgram(join(import.meta.dirname, '../../server/main.ts'), {
    port,
    readyPath: '/api/health/ready',
    env: {
      PORT: String(port),
      DATABASE_URL: embedded.connectionString,
      DATA_DIR: filesDir,
      DEFAULT_PLAN: 'enterprise',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  return {
    product,
    database,
    pids: { product: product.pid, database: parentOf(rows[0]?.pid ?? 0) },
    filesDir,
    async stop() {
      await database.end();
      await product.stop();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
