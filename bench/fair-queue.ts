import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { startWebsite, type Website } from '../tests/fakes/website/start-website.ts';
import type { Browser } from './chat/create-browser.ts';
import { formatTable } from './chat/format-table.ts';
import { register } from './chat/register.ts';
import { startProduct } from './chat/start-product.ts';
import { storeWaitingPages } from './fair-queue/store-waiting-pages.ts';

/**
 * How long a small workspace waits behind large ones:
 * `node bench/fair-queue.ts [--firms 1] [--pages 50000] [--texts 1000] [--waiting 50000] [--rounds 3]
 * [--gap 250]`.
 *
 * First alone, then while each large workspace has ten websites with together so many pages and so many texts waiting to be read, and
 * so many pages read that wait for their vectors, a small one has a website of ten pages read and ten texts. Measured is the time
 * until all of them answer, and until search by meaning has them too. It ends with code 1 where the small one takes more than
 * twice as long as alone.
 */
const { values } = parseArgs({
  options: {
    firms: { type: 'string', default: '1' },
    pages: { type: 'string', default: '50000' },
    texts: { type: 'string', default: '1000' },
    waiting: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '3' },
    gap: { type: 'string', default: '250' },
  },
});
const firms = Number(values.firms);
const pages = Number(values.pages);
const texts = Number(values.texts);
const waiting = Number(values.waiting);
const rounds = Number(values.rounds);
const websitesOfFirm = 10;
const smallPages = 10;
/** Sources that are added at the same time. */
const atOnce = 8;
const mostRatio = 2;

interface Times {
  read: number;
  meaning: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const large = await Promise.all(
  Array.from({ length: firms * websitesOfFirm }, () => serve(Math.ceil(pages / websitesOfFirm))),
);
const small = await Promise.all(Array.from({ length: rounds * 2 }, () => serve(smallPages)));
const hosts = [...large, ...small].map(({ host }) => host).join(',');
const embedded = await startEmbeddedServer({ dataDir, log: () => undefined });
const database = new pg.Client({ connectionString: embedded.connectionString });
await database.connect();
const filesDir = join(dataDir, 'product');
mkdirSync(filesDir);
const product = await startProduct(filesDir, hosts, {
  CRAWL_GAP_MS: values.gap,
  // Texts are added one after the other, faster than a program should.
  API_CALL_LIMIT: '100000',
  DATABASE_URL: embedded.connectionString,
});
try {
  const shop = await register(product.origin, 'small@example.com');
  const alone = await measure(shop, small.slice(0, rounds));
  for (let firm = 0; firm < firms; firm += 1) {
    const browser = await register(product.origin, `large-${firm}@example.com`);
    await fill(browser, large.slice(firm * websitesOfFirm, (firm + 1) * websitesOfFirm));
  }
  // Until its crawls have read what lists their pages.
  await sleep(10_000);
  const behind = await measure(shop, small.slice(rounds));
  const ratio = { read: behind.read / alone.read, meaning: behind.meaning / alone.meaning };
  const row = (what: string, times: Times, show: (value: number) => string) => ({
    [`ten pages and ten texts, ${rounds} rounds`]: what,
    'until they answer': show(times.read),
    'until found by meaning': show(times.meaning),
  });
  const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`;
  const rows = [
    row('alone', alone, seconds),
    row(
      `behind ${firms} × ${pages} pages, ${texts} texts and ${waiting} pages without vectors`,
      behind,
      seconds,
    ),
    row('ratio', ratio, (value) => `${value.toFixed(2)} ×`),
  ];
  const { rows: left } = await database.query<{ count: string }>(
    "select count(*) from document where embedded_version < live_version and id like 'doc_waiting%'",
  );
  process.stdout.write(`${formatTable(rows)}\n${left[0]?.count} of those pages still wait.\n`);
  if (Math.max(ratio.read, ratio.meaning) > mostRatio) process.exitCode = 1;
} finally {
  await database.end();
  await product.stop();
  await embedded.stop();
  for (const website of [...large, ...small]) await website.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A website whose sitemap lists so many pages, each with some paragraphs of its own. */
async function serve(count: number): Promise<Website> {
  const website = await startWebsite({});
  const list = Array.from(
    { length: count },
    (_, page) => `<url><loc>${website.origin}/page-${page}</loc></url>`,
  );
  website.route('/robots.txt', `User-agent: *\nSitemap: ${website.origin}/sitemap.xml`);
  website.route('/sitemap.xml', {
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${list.join('')}</urlset>`,
  });
  website.route('/*', ({ url = '/' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>Page ${url}</title><main><h1>Page ${url}</h1>${paragraphs(url)}</main>`,
    );
  });
  return website;
}

function paragraphs(of: string): string {
  return Array.from(
    { length: 8 },
    (_, line) =>
      `<p>Line ${line} of ${of} says when the workshop opens, what a repair costs there, and whom to ask about it.</p>`,
  ).join('');
}

async function addAgent(browser: Browser): Promise<string> {
  const { id } = await browser.call<{ id: string }>('POST', '/api/v1/agents', { name: 'Helper' });
  return `/api/v1/agents/${id}/sources`;
}

async function addText(browser: Browser, path: string, number: number): Promise<void> {
  const text = paragraphs(`text ${number}`).replaceAll(/<\/?p>/g, '\n');
  await browser.call('POST', path, { kind: 'text', title: `Text ${number}`, text });
}

async function fill(browser: Browser, websites: Website[]): Promise<void> {
  if (waiting > 0) await fillWaiting(browser);
  const path = await addAgent(browser);
  for (const { origin } of websites)
    await browser.call('POST', path, { kind: 'website', url: origin, mode: 'site', maxPages: 5_000 });
  const other = await addAgent(browser);
  for (let number = 0; number < texts; number += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, (_, offset) => addText(browser, other, number + offset)),
    );
}

async function fillWaiting(browser: Browser): Promise<void> {
  const path = await addAgent(browser);
  await addText(browser, path, 0);
  while ((await listAll(browser, path)).some(({ status }) => status !== 'ready')) await sleep(50);
  await storeWaitingPages(database, path.split('/')[4] ?? '', waiting);
  // What is added has the agent looked through for passages without vectors.
  await addText(browser, path, 1);
}

/** The middle of the rounds. */
async function measure(browser: Browser, websites: Website[]): Promise<Times> {
  const all: Times[] = [];
  for (const website of websites) all.push(await measureOnce(browser, website));
  const middle = (of: number[]) => of.sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
  return { read: middle(all.map(({ read }) => read)), meaning: middle(all.map(({ meaning }) => meaning)) };
}

interface Source {
  status: string;
  meaning: { done: number; total: number };
}

async function measureOnce(browser: Browser, website: Website): Promise<Times> {
  const path = await addAgent(browser);
  const startedMs = performance.now();
  await browser.call('POST', path, { kind: 'website', url: website.origin, mode: 'site' });
  for (let number = 0; number < smallPages; number += 1) await addText(browser, path, number);
  let read = 0;
  for (;;) {
    const sources = await listAll(browser, path);
    const now = performance.now() - startedMs;
    if (read === 0 && sources.every(({ status }) => status === 'ready')) read = now;
    const isFound = ({ meaning }: Source) => meaning.total > 0 && meaning.done === meaning.total;
    if (read > 0 && sources.every(isFound)) return { read, meaning: now };
    if (now > 600_000) throw new Error(`Not read after ten minutes: ${JSON.stringify(sources)}`);
    await sleep(50);
  }
}

async function listAll(browser: Browser, path: string): Promise<Source[]> {
  const { data } = await browser.call<{ data: Source[] }>('GET', `${path}?limit=50`);
  return data;
}
