import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Crawl } from '#contract/crawls/crawls.schemas.ts';
import { startWebsite, type Website } from '../tests/fakes/website/start-website.ts';
import type { Browser } from './chat/create-browser.ts';
import { formatTable } from './chat/format-table.ts';
import { readUsage } from './chat/process-usage.ts';
import { register } from './chat/register.ts';
import { startProduct } from './chat/start-product.ts';

/**
 * What reading a website again costs: `npm run bench -- recrawl`, or `node bench/recrawl.ts [--pages 500] [--changed 5]`.
 *
 * A website on loopback is read, then again without a change, then with a few pages changed: once where it answers
 * conditional requests, once where it does not. CPU is that of the server, its readers and its
 * database, from /proc. Pauses between requests are off, and so is search by meaning.
 */
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '500' }, changed: { type: 'string', default: '5' } },
});
const pages = Number(values.pages);
const changed = Number(values.changed);
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const rows: Record<string, string>[] = [];

for (const hasTags of [true, false]) {
  const website = await startWebsite({});
  // Vectors are made long after a page is written, which would count in the next row.
  const product = await startProduct(dataDir, website.host, { SEARCH_BY_MEANING: 'false' });
  try {
    await measureWebsite(website, product, hasTags);
  } finally {
    await product.stop();
    await website.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
process.stdout.write(`${formatTable(rows)}\n`);

async function measureWebsite(
  website: Website,
  product: { origin: string; pid: number },
  hasTags: boolean,
): Promise<void> {
  serve(website, 0, hasTags);
  const browser = await register(product.origin);
  const agent = await browser.call<{ id: string }>('POST', '/api/v1/agents', { name: 'Recrawl' });
  const path = `/api/v1/agents/${agent.id}/sources`;
  const what = hasTags ? 'with ETags' : 'without ETags';
  const source = await browser.call<{ id: string }>('POST', path, { kind: 'website', url: website.origin });
  await report(`${what}: first`, browser, `${path}/${source.id}`, product.pid, async () => undefined);
  await report(`${what}: unchanged`, browser, `${path}/${source.id}`, product.pid, (own) =>
    browser.call('POST', `${own}/retrain`),
  );
  serve(website, changed, hasTags);
  await report(`${what}: ${changed} changed`, browser, `${path}/${source.id}`, product.pid, (own) =>
    browser.call('POST', `${own}/retrain`),
  );
}

async function report(
  measure: string,
  browser: Browser,
  path: string,
  pid: number,
  begin: (path: string) => Promise<unknown>,
): Promise<void> {
  const before = readUsage([pid]);
  const beganMs = performance.now();
  await begin(path);
  for (;;) {
    const { status } = await browser.call<{ status: string }>('GET', path);
    if (status !== 'queued' && status !== 'training') break;
    await sleep(50);
  }
  const tookMs = performance.now() - beganMs;
  const after = readUsage([pid]);
  const { data } = await browser.call<{ data: Crawl[] }>('GET', `${path}/crawls`);
  const crawl = data[0];
  rows.push({
    measure,
    seconds: (tookMs / 1_000).toFixed(2),
    'CPU s': ((after.cpuMs - before.cpuMs) / 1_000).toFixed(2),
    'pages asked': String(crawl?.pages.checked ?? 0),
    unchanged: String(crawl?.pages.unchanged ?? 0),
    'pages written': String((crawl?.pages.added ?? 0) + (crawl?.pages.changed ?? 0)),
    'KB fetched': ((crawl?.bytesFetched ?? 0) / 1_024).toFixed(0),
  });
}

/** Pages of about 700 words, as articles are; the first `different` of them say something else than before. */
function serve(website: Website, different: number, hasTags: boolean): void {
  website.route('/robots.txt', { status: 404 });
  website.route('/sitemap.xml', { status: 404 });
  const links = Array.from({ length: pages - 1 }, (_, index) => `<a href="/page-${index}">${index}</a>`);
  const all: [address: string, text: string][] = [['/', links.join(' ')]];
  for (let page = 0; page < pages - 1; page += 1) all.push([`/page-${page}`, textOf(page, page < different)]);
  for (const [address, text] of all) {
    const body = `<!doctype html><title>Page ${address}</title><main><h1>${address}</h1>${text}</main>`;
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    website.route(address, (request, response) => {
      const isKnown = hasTags && request.headers['if-none-match'] === etag;
      response.writeHead(isKnown ? 304 : 200, {
        'content-type': 'text/html',
        ...(hasTags ? { etag } : {}),
      });
      response.end(isKnown ? '' : body);
    });
  }
}

function textOf(page: number, isDifferent: boolean): string {
  return Array.from({ length: 50 }, (_, line) => {
    const price = 20 + ((page + line) % 60) + (isDifferent && line === 20 ? 1 : 0);
    return `<p>We repair bicycle number ${page * 100 + line} on Monday, for ${price} pounds, and lend another.</p>`;
  }).join('');
}
