import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { plans } from '#contract/plans.ts';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { Failure } from '#server/failure.ts';
import { createRateLimiter } from '#server/http/limits/create-rate-limiter.ts';
import { type RateLimit, type RateLimitName, rateLimits } from '#server/http/limits/rate-limits.ts';
import { findFreePort } from '../tests/find-free-port.ts';
import { createBrowser } from './chat/create-browser.ts';
import { formatTable } from './chat/format-table.ts';
import { prepareAgent } from './chat/prepare-agent.ts';
import { type Program, startProgram } from './chat/start-program.ts';

/**
 * Three web processes on one PostgreSQL: `node bench/limits.ts [--rounds 3]`.
 *
 * Half as many calls again as each rate limit allows, spread over three of its counters; then the same through three running
 * products for some of them; then, in each round, 200 messages at once of which the plan has 100 left. Prints what was
 * let through. Ends with an error when a limit was passed.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const root = join(import.meta.dirname, '..');
const processes = 3;
const messages = 200;
const left = 100;
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const closers: (() => Promise<unknown>)[] = [async () => rmSync(dataDir, { recursive: true, force: true })];
const wrong: string[] = [];

try {
  const embedded = await startEmbeddedServer({ dataDir, log: () => undefined });
  closers.push(() => embedded.stop());
  const filesDir = join(dataDir, 'files');
  mkdirSync(filesDir);
  const programs: Program[] = [];
  for (let count = 0; count < processes; count += 1) {
    programs.push(await startWeb(embedded.connectionString, filesDir));
  }
  const origins = programs.map(({ origin }) => origin);
  const agent = await prepareAgent(origins[0] ?? '', filesDir);

  process.stdout.write(`${formatTable(await countEachLimit(embedded.connectionString))}\n\n`);
  process.stdout.write(`${formatTable(await callEachProcess(origins))}\n\n`);
  const database = new pg.Client({ connectionString: embedded.connectionString });
  await database.connect();
  closers.push(() => database.end());
  const rows: Record<string, string>[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    rows.push(await askBeyondPlan(origins, agent, database, round));
  }
  process.stdout.write(`${formatTable(rows)}\n`);
} finally {
  for (const close of closers.reverse()) await close();
}
if (wrong.length > 0) throw new Error(wrong.join('\n'));

async function startWeb(connectionString: string, filesDir: string): Promise<Program> {
  const port = await findFreePort();
  const program = await startProgram(join(root, 'server/main.ts'), {
    port,
    readyPath: '/api/health',
    env: {
      NODE_OPTIONS: `--import ${join(root, 'scripts/resolve-quickly.mjs')} --max-semi-space-size=16`,
      PORT: String(port),
      DATA_DIR: filesDir,
      DATABASE_URL: connectionString,
      // The embedded server has 60 in all.
      DATABASE_CONNECTIONS: '12',
      SECRET_KEY: 'a key for benchmarks that opens nothing',
      DEFAULT_PLAN: 'enterprise',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '1',
      API_CALL_LIMIT: '1000000',
    },
  });
  closers.push(() => program.stop());
  return program;
}

/** Every limit of the table, by counters that share nothing but the database. */
async function countEachLimit(connectionString: string): Promise<Record<string, string>[]> {
  const pools = Array.from({ length: processes }, () => new pg.Pool({ connectionString, max: 4 }));
  closers.push(() => Promise.all(pools.map((pool) => pool.end())));
  const clock = { now: () => new Date() };
  const limiters = pools.map((pool) =>
    createRateLimiter({ pool, clock, secretKey: 'of the benchmark' }, rateLimits),
  );
  const rows: Record<string, string>[] = [];
  for (const [name, limit] of Object.entries(rateLimits) as [RateLimitName, RateLimit][]) {
    // A count against a budget that an owner sets, not a limit.
    if (name === 'messages-of-visitor-in-month') continue;
    const calls = Math.ceil(limit.count * 1.5) + 3;
    let allowed = 0;
    const call = async (at: number) => {
      try {
        await limiters[at % processes]?.hit([name, 'somebody']);
        allowed += 1;
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'rate-limited') throw error;
      }
    };
    for (let first = 0; first < calls; first += 60)
      await Promise.all(Array.from({ length: Math.min(60, calls - first) }, (_, at) => call(first + at)));
    // A block that one process has set aside and not used is not there for the others.
    const least = limit.count - (limit.block ?? 0) * (processes - 1);
    if (allowed > limit.count || allowed < least)
      wrong.push(`${name}: ${allowed} of ${calls} went through, the limit is ${limit.count}.`);
    rows.push({
      limit: name,
      allows: String(limit.count),
      calls: String(calls),
      'went through': String(allowed),
    });
  }
  return rows;
}

/** Some of them as a stranger meets them, through each process in turn. */
async function callEachProcess(origins: readonly string[]): Promise<Record<string, string>[]> {
  const browsers = await Promise.all(
    origins.map(async (origin) => {
      const browser = createBrowser(origin);
      browser.headers['x-forwarded-for'] = '192.0.2.77';
      const { csrfToken } = await browser.call<{ csrfToken: string }>('GET', '/api/csrf-token');
      browser.headers['x-csrf-token'] = csrfToken;
      return browser;
    }),
  );
  const kinds: [RateLimitName, string, string, (at: number) => object | undefined][] = [
    ['waitlist-from-address', 'POST', '/api/waitlist', (at) => ({ email: `w${at}@example.com` })],
    [
      'contact-from-address',
      'POST',
      '/api/contact',
      (at) => ({ name: 'Ana', email: `c${at}@example.com`, message: 'How long is the delivery?' }),
    ],
    [
      'password-link-from-address',
      'POST',
      '/api/password-reset-requests',
      (at) => ({ email: `p${at}@example.com` }),
    ],
    [
      'sign-in-of-pair',
      'POST',
      '/api/login',
      () => ({ email: 'nobody@example.com', password: 'wrong word 1' }),
    ],
    ['docs-search-from-address', 'GET', '/api/docs/search?q=plans', () => undefined],
  ];
  const rows: Record<string, string>[] = [];
  for (const [name, method, path, bodyOf] of kinds) {
    const { count, block = 0 }: RateLimit = rateLimits[name];
    const calls = Math.ceil(count * 1.5) + 3;
    const statuses = await Promise.all(
      Array.from({ length: calls }, async (_, at) => {
        const call = browsers[at % processes]?.call(method, path, bodyOf(at));
        return call?.then(
          () => 200,
          (error: Error) => Number(/answered (\d+)/.exec(error.message)?.[1]),
        );
      }),
    );
    const through = statuses.filter((status) => status !== 429).length;
    if (through > count || through < count - block * (processes - 1))
      wrong.push(`${path}: ${through} of ${calls} went through, the limit is ${count}.`);
    rows.push({
      call: `${method} ${path}`,
      allows: String(count),
      calls: String(calls),
      'went through': String(through),
    });
  }
  return rows;
}

async function askBeyondPlan(
  origins: readonly string[],
  { agentId, apiKey }: { agentId: string; apiKey: string },
  database: pg.Client,
  round: number,
): Promise<Record<string, string>> {
  const ask = async (at: number): Promise<number> => {
    const response = await fetch(`${origins[at % processes]}/api/v1/agents/${agentId}/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'When are refunds paid?' }),
    });
    await response.text();
    return response.status;
  };
  await database.query("update usage set used = 0 where meter = 'messages'");
  if ((await ask(0)) !== 200) wrong.push('The first message was not answered.');
  const limit = plans.enterprise.limits.messages ?? 0;
  const set = await database.query("update usage set used = $1 where meter = 'messages'", [limit - left]);
  if (set.rowCount !== 1) throw new Error('There is no count of messages.');
  const beganMs = performance.now();
  const statuses = await Promise.all(Array.from({ length: messages }, (_, at) => ask(at)));
  const tookMs = performance.now() - beganMs;
  const of = (status: number) => statuses.filter((each) => each === status).length;
  const { rows } = await database.query<{ used: number }>("select used from usage where meter = 'messages'");
  if (of(200) !== left || of(402) !== messages - left || rows[0]?.used !== limit)
    wrong.push(
      `Round ${round}: ${of(200)} were answered, ${of(402)} refused, ${rows[0]?.used} counted of ${limit}.`,
    );
  return {
    round: String(round),
    'at once': String(messages),
    left: String(left),
    answered: String(of(200)),
    'refused (402)': String(of(402)),
    others: String(statuses.length - of(200) - of(402)),
    'counted beyond': String((rows[0]?.used ?? 0) - limit),
    'took, s': (tookMs / 1_000).toFixed(1),
  };
}
