import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { findFreePort } from '../tests/find-free-port.ts';
import { loadChats } from './chat/load-chats.ts';
import { measureHistory } from './chat/measure-history.ts';
import { measureVisitors, type VisitorsRow } from './chat/measure-visitors.ts';
import { prepareAgent } from './chat/prepare-agent.ts';
import { printTable } from './chat/print-table.ts';
import { parentOf, readUsage } from './chat/process-usage.ts';
import { type Program, startProgram } from './chat/start-program.ts';
import { apiTarget, modelTarget, newQuestion, sameQuestion, widgetTarget } from './chat/targets.ts';

/**
 * Chat load on the running product: `node bench/chat.ts [--rounds 3] [--chats 300] [--token-ms 0] [--stored 100000] [--agents 1000] [--history] [--new]`.
 *
 * All chats ask the same question; with `--new` each asks something that has no vector yet. At the end as many chats of as many agents
 * as `--stored` and `--agents` say are in the store; with `--history` only that is measured.
 *
 * A stub model sends its first token after 20 ms, then 49 more. The same load goes to the stub directly, through a
 * bare proxy and through the product, in turn, so that a busy machine troubles all alike; read the ratios. CPU is that
 * of the server and of all processes of the database, from /proc. Loopback only; ends by itself in a few minutes.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    chats: { type: 'string', default: '300' },
    'token-ms': { type: 'string', default: '0' },
    stored: { type: 'string', default: '100000' },
    agents: { type: 'string', default: '1000' },
    history: { type: 'boolean', default: false },
    new: { type: 'boolean', default: false },
  },
});
const [rounds, chats, tokenMs] = [values.rounds, values.chats, values['token-ms']].map(Number) as [
  number,
  number,
  number,
];
const stored = { chats: Number(values.stored), agents: Number(values.agents) };
const visitorCounts = values.history ? [] : [1, 10, 50];
const root = join(import.meta.dirname, '..');
const quiet = () => undefined;

const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const closers: (() => Promise<unknown>)[] = [async () => rmSync(dataDir, { recursive: true, force: true })];
const closeAll = async () => {
  for (const close of closers.splice(0).reverse()) await close();
};
process.once('SIGINT', () => void closeAll().then(() => process.exit(130)));

const start = async (file: string, options: Parameters<typeof startProgram>[1]): Promise<Program> => {
  const program = await startProgram(join(root, file), options);
  closers.push(() => program.stop());
  return program;
};

try {
  const stubPort = await findFreePort();
  const stub = await start('bench/chat/stub-model.ts', {
    port: stubPort,
    args: [stubPort, 20, 50, tokenMs],
    readyPath: '/',
  });
  const proxyPort = await findFreePort();
  const proxy = await start('bench/chat/proxy-floor.ts', {
    port: proxyPort,
    args: [proxyPort, stubPort],
    readyPath: '/',
  });

  const embedded = await startEmbeddedServer({ dataDir, log: quiet });
  closers.push(() => embedded.stop());
  const database = new pg.Client({ connectionString: embedded.connectionString });
  await database.connect();
  closers.push(() => database.end());
  const session = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const databasePid = parentOf(session.rows[0]?.pid ?? 0);

  const filesDir = join(dataDir, 'files');
  mkdirSync(filesDir);
  const productPort = await findFreePort();
  const product = await start('server/main.ts', {
    port: productPort,
    readyPath: '/api/health',
    // As `npm start` does, since all of them tell in memory or time.
    flags: ['--import', join(root, 'scripts/resolve-quickly.mjs'), '--max-semi-space-size=16'],
    env: {
      NODE_COMPILE_CACHE: join(root, 'build', 'compile-cache'),
      PORT: String(productPort),
      DATA_DIR: filesDir,
      DATABASE_URL: embedded.connectionString,
      DEFAULT_PLAN: 'enterprise',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '1',
      OPENAI_API_KEY: 'stub',
      OPENAI_BASE_URL: `${stub.origin}/v1`,
    },
  });
  const pids = [product.pid, databasePid];
  const agent = await prepareAgent(product.origin, filesDir);
  const questionOf = values.new ? newQuestion : sameQuestion;
  const api = apiTarget(product.origin, agent, questionOf);
  const mostChats = visitorCounts.length * (rounds + 1) * chats;
  const widget = await widgetTarget(product.origin, agent, mostChats, questionOf);
  const direct = modelTarget('stub', stub.origin);
  const floor = modelTarget('proxy', proxy.origin);
  // Long enough for what an idle server gives back: garbage, and processes that nobody needs.
  if (!values.history) await sleep(80_000);
  const idle = pids.map((pid) => readUsage([pid]));

  const rows: VisitorsRow[] = [];
  for (const visitors of visitorCounts) {
    for (const target of [direct, floor, api, widget])
      await loadChats(target, visitors, Math.min(100, chats));
    rows.push(
      await measureVisitors(
        { direct, floor, api, widget },
        { visitors, rounds, chats, pids, floorPid: proxy.pid },
      ),
    );
  }
  const loaded = pids.map((pid) => readUsage([pid]));
  const history = await measureHistory(api, {
    database,
    agentId: agent.agentId,
    stored,
    chats,
    rounds,
    pids,
  });
  process.exitCode = printTable({ rows, history, idle, loaded, stored, tokenMs }) ? 0 : 1;
} finally {
  await closeAll();
}
