import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hostileChats } from '../tests/attacks/corpus/hostile-chats.ts';
import { makeHostileFiles } from '../tests/attacks/corpus/make-hostile-files.ts';
import { startWebsite } from '../tests/fakes/website/start-website.ts';
import type { Browser } from './chat/create-browser.ts';
import { formatTable } from './chat/format-table.ts';
import { prepareAgent } from './chat/prepare-agent.ts';
import { register } from './chat/register.ts';
import { startProduct } from './chat/start-product.ts';
import { measurePhases } from './neighbour/measure-phases.ts';

/**
 * A neighbour chats with the running product while another workspace feeds it hostile files, as uploads, as pages of a
 * website, as pages to be suggested from and as exports of chat apps:
 * `node bench/hostile.ts [--files 300] [--seed 1] [--quiet 20]`.
 *
 * Prints the neighbour's times to the first token, and from the upload of a small file until it answers, quiet (for so
 * many seconds) and in each phase; then how the files ended. Ends with an error when the server does. Loopback only.
 */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    quiet: { type: 'string', default: '20' },
  },
});
const [count, seed, quiet] = [values.files, values.seed, values.quiet].map(Number) as [
  number,
  number,
  number,
];
/** What one workspace may ask for in ten minutes. */
const suggestionsEach = 30;
const files = makeHostileFiles(count, seed);

const website = await startWebsite(hostileWebsite());
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
// It asks more often than one key may on a quick machine.
const product = await startProduct(dataDir, website.host, { API_CALL_LIMIT: '100000' });
try {
  const neighbour = await prepareAgent(product.origin, dataDir);
  const attacker = await register(product.origin, 'attacker@example.com');
  const tally = new Map<string, number>();
  const note = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
  const { measure, rows, warmUp } = measurePhases(product, neighbour);
  await warmUp();
  await measure('quiet', () => sleep(quiet * 1_000));
  await measure(`${count} uploads`, () => upload(attacker, note));
  await measure(`${count} pages`, () => crawl(attacker, note));
  await measure(`${count} suggestions`, () => suggest(note));
  await measure(`${hostileChats().length} exports of chats`, () => importChats(attacker, note));
  await measure('quiet again', () => sleep(quiet * 1_000));
  // By then idle readers have ended, and garbage is collected.
  await measure('quiet, later', () => sleep(100_000));
  process.stdout.write(`${formatTable(rows)}\n\n`);
  for (const [what, times] of [...tally].sort(([, left], [, right]) => right - left)) {
    process.stdout.write(`${String(times).padStart(4)}  ${what}\n`);
  }
} finally {
  await product.stop();
  await website.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function upload(browser: Browser, note: (what: string) => void): Promise<void> {
  const path = await newSources(browser);
  for (const [index, { fileName, bytes }] of files.entries()) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), `${index} ${fileName}`);
    await browser.call('POST', path, body).catch((error: Error) => note(`upload: ${messageIn(error)}`));
  }
  const sources = await untilRead(browser, path);
  for (const { status, error } of sources) note(`upload: ${status}${error === null ? '' : `: ${error}`}`);
}

async function crawl(browser: Browser, note: (what: string) => void): Promise<void> {
  const path = await newSources(browser);
  await browser.call('POST', path, { kind: 'website', url: website.origin, mode: 'site' });
  const [source] = await untilRead(browser, path);
  note(`website: ${source?.status}`);
}

/** As several workspaces in turn, since each may ask for a few only. */
async function suggest(note: (what: string) => void): Promise<void> {
  let browser: Browser | null = null;
  for (const index of files.keys()) {
    if (index % suggestionsEach === 0)
      browser = await register(product.origin, `attacker-${index}@example.com`);
    await browser
      ?.call('POST', '/api/v1/site-suggestions', { url: website.origin + pathOf(index) })
      .then(() => note('suggestion: made'))
      .catch((error: Error) => note(`suggestion: ${messageIn(error)}`));
  }
}

/** The hostile exports, and a part of the files, which are no exports at all. */
async function importChats(browser: Browser, note: (what: string) => void): Promise<void> {
  const archive = await browser.call<{ id: string }>('POST', '/api/chatgenie/archives', {
    name: 'Chats',
    zone: 'Europe/London',
  });
  const path = `/api/chatgenie/archives/${archive.id}`;
  for (const { fileName, bytes } of hostileChats()) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), fileName);
    for (;;) {
      const { imports } = await browser.call<{ imports: Import[] }>('GET', path);
      if (!imports.some(({ status }) => status === 'waiting' || status === 'reading')) break;
      await sleep(100);
    }
    await browser
      .call('POST', `${path}/imports`, body)
      .catch((error: Error) => note(`export: ${messageIn(error)}`));
  }
  const { imports } = await browser.call<{ imports: Import[] }>('GET', path);
  for (const { status, error } of imports) note(`export: ${status}${error === null ? '' : `: ${error}`}`);
}

async function newSources(browser: Browser): Promise<string> {
  const agent = await browser.call<{ id: string }>('POST', '/api/v1/agents', { name: 'Files' });
  return `/api/v1/agents/${agent.id}/sources`;
}

interface Import {
  status: string;
  error: string | null;
}

interface Source {
  status: string;
  error: string | null;
}

/** All sources, once none of them waits. */
async function untilRead(browser: Browser, path: string): Promise<Source[]> {
  for (;;) {
    const sources: Source[] = [];
    let cursor: string | null = null;
    do {
      const page: { data: Source[]; pagination: { cursor: string | null } } = await browser.call(
        'GET',
        `${path}?limit=100${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      sources.push(...page.data);
      cursor = page.pagination.cursor;
    } while (cursor !== null);
    if (sources.every(({ status }) => status !== 'queued' && status !== 'training')) return sources;
    await sleep(500);
  }
}

/** What the API said, without what was called. */
function messageIn(error: Error): string {
  return /"message":"([^"]*)"/.exec(error.message)?.[1] ?? error.message;
}

/** Without digits, as a crawler stops reading pages whose addresses differ by a number only, once many were empty. */
function pathOf(index: number): string {
  const letters = [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]);
  return `/${letters.join('/')}/file`;
}

function hostileWebsite() {
  const links = files.map((_, index) => `<a href="${pathOf(index)}">${index}</a>`);
  return {
    '/': `<!doctype html><title>Files</title><main><h1>Files</h1><p>Some words.</p>${links.join(' ')}</main>`,
    ...Object.fromEntries(
      files.map(({ fileName, bytes }, index) => [
        pathOf(index),
        {
          headers: {
            'content-type': fileName.endsWith('.html') ? 'text/html' : 'application/octet-stream',
          },
          body: bytes,
        },
      ]),
    ),
  };
}
