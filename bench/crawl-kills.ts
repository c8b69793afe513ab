import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Context } from '#server/context.ts';
import { createServices } from '#server/create-services.ts';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { addSource } from '#server/features/sources/add-source.ts';
import { retrainSource } from '#server/features/sources/retrain-source.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
import { readConfig } from '#server/read-config.ts';
import { createSite, type Site } from './kills/create-site.ts';
import { runWorker } from './kills/run-worker.ts';

/**
 * Whether text that was changed or deleted is ever answered again after it was replaced:
 * `node bench/crawl-kills.ts [--minutes 10] [--kills 1000] [--pages 40]`.
 *
 * Four websites change all the time and are read again all the time, by two workers over one database; each worker is
 * killed (SIGKILL) at a random moment within its first seconds of work and started again. Meanwhile questions are asked
 * without a pause: once a page has answered with a text, an older text of it, two texts at once, or a text after the
 * page was gone is counted as wrong. A crawl that has come to its end must have left every page as the website shows
 * it.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    kills: { type: 'string', default: '1000' },
    pages: { type: 'string', default: '40' },
  },
});
const [minutes, mostKills, pages] = [values.minutes, values.kills, values.pages].map(Number) as [
  number,
  number,
  number,
];
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const filesDir = join(dataDir, 'files');
mkdirSync(filesDir);
const embedded = await startEmbeddedServer({ dataDir, log: () => undefined });
const sites = await Promise.all(['a', 'b', 'c', 'd'].map((name) => createSite(name, pages)));
const env = {
  NODE_OPTIONS: `--import ${join(import.meta.dirname, '../scripts/resolve-quickly.mjs')}`,
  DATABASE_URL: embedded.connectionString,
  DATA_DIR: filesDir,
  SECRET_KEY: 'a key for benchmarks that opens nothing',
  CRAWL_ALLOW_HOSTS: sites.map(({ host }) => host).join(','),
  CRAWL_GAP_MS: '0',
  LOG_LEVEL: 'silent',
  SEARCH_BY_MEANING: 'false',
};
const { services, close } = await createServices(
  readConfig({ ...env, ROLE: 'web' }),
  filesDir,
  () => undefined,
);

interface Watched {
  site: Site;
  agentId: string;
  sourceId: string;
  /** The newest version that each page has answered with, and whether it has answered with none since. */
  seen: { version: number; isGone: boolean }[];
  crawls: number;
  /** As of a moment ago. */
  isReading: boolean;
}

const all: Watched[] = [];
const wrong: string[] = [];
let [kills, killsWithin, questions, givenUp, timeouts] = [0, 0, 0, 0, 0];
let isOver = false;

try {
  const ctx = await openWorkspace();
  all.push(...(await Promise.all(sites.map((site) => watch(ctx, site)))));
  const endsMs = Date.now() + minutes * 60_000;
  const isTimeUp = () => Date.now() > endsMs || kills >= mostKills;
  const workers = [1, 2].map(() => killAgainAndAgain(isTimeUp));
  const crawls = all.map((each) => readAgainAndAgain(ctx, each));
  const asking = ask();
  await Promise.all(workers);
  isOver = true;
  await Promise.all([...crawls, asking]);
} finally {
  // Said in any case: a run of an hour that fails at its end has shown something, too.
  isOver = true;
  const crawled = all.reduce((sum, each) => sum + each.crawls, 0);
  console.log(
    `${kills} kills, ${killsWithin} of them while a website was being read; ${crawled} crawls came to their end, ${givenUp} of them given up after too many kills, ${questions} questions asked, ${timeouts} calls tried again after a timeout; ${wrong.length} wrong answers.`,
  );
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
  await close();
  for (const site of sites) await site.close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function openWorkspace(): Promise<Context> {
  await services.pool.query(
    `insert into workspace (id, name, plan) values ('wsp_bench', 'Shop', 'enterprise')`,
  );
  return {
    ...services,
    workspace: { id: 'wsp_bench', plan: 'enterprise', addOns: {} },
    actor: { kind: 'system' },
  };
}

async function watch(ctx: Context, site: Site): Promise<Watched> {
  const agentId = await createAgent(ctx, { name: 'Helper' });
  const sourceId = await addSource(ctx, agentId, { kind: 'website', url: site.origin, mode: 'site' });
  const seen = site.shown.map(() => ({ version: 0, isGone: false }));
  return { site, agentId, sourceId, seen, crawls: 0, isReading: false };
}

async function killAgainAndAgain(isTimeUp: () => boolean): Promise<void> {
  while (!isTimeUp()) await patiently(() => runWorker(env, Math.random() * 6_000, noteKill));
}

function noteKill(): void {
  kills += 1;
  if (all.some(({ isReading }) => isReading)) killsWithin += 1;
}

/** On a machine with other work a connection may take longer than the product waits for one: then it is tried again. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!/timeout expired|timeout exceeded/.test(String(error))) throw error;
      timeouts += 1;
      await sleep(500);
    }
  }
}

async function statusOf({ sourceId }: Watched): Promise<string> {
  const { rows } = await patiently(() =>
    services.pool.query<{ status: string }>('select status from source where id = $1', [sourceId]),
  );
  return rows[0]?.status ?? 'deleted';
}

/** Changes the website once a crawl of it has come to its end, and has it read again. */
async function readAgainAndAgain(ctx: Context, each: Watched): Promise<void> {
  while (!isOver) {
    const status = await statusOf(each);
    each.isReading = status === 'training';
    if (status === 'queued' || status === 'training') {
      await sleep(100);
      continue;
    }
    each.crawls += 1;
    await patiently(() => checkEnd(each));
    each.site.change();
    await patiently(() => retrainSource(ctx, each.agentId, each.sourceId));
  }
}

/**
 * After a crawl each page answers as the website shows it, unless it could not be read, which its owner sees. A crawl that
 * was killed in each of its attempts gives up and says so.
 */
async function checkEnd({ site, agentId, sourceId }: Watched): Promise<void> {
  const { rows: sources } = await services.pool.query<{ error: string | null }>(
    'select error from source where id = $1',
    [sourceId],
  );
  if (sources[0]?.error) {
    givenUp += 1;
    return;
  }
  const { rows } = await services.pool.query<{ address: string }>(
    `select address from document where source_id = $1 and status = 'failed'`,
    [sourceId],
  );
  for (const [page, version] of site.shown.entries()) {
    if (rows.some(({ address }) => address.endsWith(`/page-${page}`))) continue;
    const [found = null] = await versionsOf(site, agentId, page);
    if (found !== version)
      wrong.push(`${site.wordOf(page)}: ${found} after a crawl, the website shows ${version}`);
  }
}

async function versionsOf(site: Site, agentId: string, page: number): Promise<number[]> {
  const found = await searchPassages(services, { agentId, query: `code of ${site.wordOf(page)}`, limit: 8 });
  return [...new Set(found.flatMap(({ ranked }) => site.versionIn(ranked.passage.text, page) ?? []))];
}

async function ask(): Promise<void> {
  while (!isOver) {
    const { site, agentId, seen } = all[Math.floor(Math.random() * all.length)] as Watched;
    const page = Math.floor(Math.random() * seen.length);
    const before = seen[page] as Watched['seen'][number];
    const versions = await patiently(() => versionsOf(site, agentId, page));
    questions += 1;
    const [version] = versions;
    if (versions.length > 1) wrong.push(`${site.wordOf(page)}: ${versions.join(' and ')} at once`);
    if (version === undefined) before.isGone = before.version > 0;
    else {
      if (version < before.version) wrong.push(`${site.wordOf(page)}: ${version} after ${before.version}`);
      if (version === before.version && before.isGone)
        wrong.push(`${site.wordOf(page)}: ${version} again after it was gone`);
      seen[page] = { version: Math.max(version, before.version), isGone: false };
    }
    await sleep(2);
  }
}
