import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { findFreePort } from '../../tests/find-free-port.ts';
import { parentOf } from '../chat/process-usage.ts';
import { type Program, startProgram } from '../chat/start-program.ts';
import { startWorker } from '../kills/start-worker.ts';

/** Several web processes and a worker on one database. */
export interface Site {
  filesDir: string;
  webs: readonly { origin: string }[];
  /** Ends one of the web processes with no time to tidy up, starts it again at its address, and answers once it is ready. */
  killWeb(at: number): Promise<void>;
  /** Holds one of the web processes still for so long, as a machine that is short of processors does. */
  stopWeb(at: number, stillMs: number): Promise<void>;
  /** Sends the database's main process a signal, and answers in how many milliseconds a new one takes connections. */
  restartDatabase(signal: NodeJS.Signals): Promise<number>;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  stop(): Promise<void>;
}

const connectAgainMs = 50;

/** Starts `webCount` web processes and a worker, whose model answers at `modelUrl`. */
export async function startSite(webCount: number, modelUrl: string): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const filesDir = join(dataDir, 'files');
  mkdirSync(filesDir);
  const { connectionString, stop: stopDatabase } = await startEmbeddedServer({
    dataDir,
    log: () => undefined,
  });
  const settings = {
    NODE_OPTIONS: `--import ${join(import.meta.dirname, '../../scripts/resolve-quickly.mjs')}`,
    DATABASE_URL: connectionString,
    DATA_DIR: filesDir,
    SECRET_KEY: 'a key for benchmarks that opens nothing',
    DEFAULT_PLAN: 'enterprise',
    SEARCH_BY_MEANING: 'false',
    LOG_LEVEL: 'silent',
    OPENAI_API_KEY: 'stub',
    OPENAI_BASE_URL: modelUrl,
  };
  const start = (port: number): Promise<Program> =>
    startProgram(join(import.meta.dirname, '../../server/main.ts'), {
      port,
      readyPath: '/api/health/ready',
      env: { ...settings, ROLE: 'web', PORT: String(port) },
    });

  const webs: Program[] = [];
  for (let at = 0; at < webCount; at += 1) webs.push(await start(await findFreePort()));
  const worker = await startWorker(settings);

  async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** While the session is open, as its parent is not known afterwards. */
  async function findDatabase(): Promise<number> {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      return parentOf(rows[0]?.pid ?? 0);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  return {
    filesDir,
    webs,
    query,
    async killWeb(at) {
      const { pid, port, stop } = webs[at] as Program;
      process.kill(pid, 'SIGKILL');
      await stop();
      webs[at] = await start(port);
    },
    async stopWeb(at, stillMs) {
      const { pid } = webs[at] as Program;
      process.kill(pid, 'SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, stillMs));
      process.kill(pid, 'SIGCONT');
    },
    async restartDatabase(signal) {
      const before = await findDatabase();
      const startMs = performance.now();
      process.kill(before, signal);
      for (;;) {
        const now = await findDatabase().catch(() => before);
        if (now !== before) return performance.now() - startMs;
        await new Promise((resolve) => setTimeout(resolve, connectAgainMs));
      }
    },
    async stop() {
      try {
        await Promise.all([...webs.map((program) => program.stop()), worker.kill()]);
      } finally {
        await stopDatabase();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}
