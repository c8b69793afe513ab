import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeDoc } from '#server/adapters/document-reader/fixtures/make-doc.ts';
import { docxParagraph, docxTable, makeDocx } from '#server/adapters/document-reader/fixtures/make-docx.ts';
import { makePdf } from '#server/adapters/document-reader/fixtures/make-pdf.ts';
import { startWebsite } from '../tests/fakes/website/start-website.ts';
import type { Browser } from './chat/create-browser.ts';
import { formatTable } from './chat/format-table.ts';
import { readUsage } from './chat/process-usage.ts';
import { register } from './chat/register.ts';
import { startProduct } from './chat/start-product.ts';

/**
 * How fast the running product reads: `node bench/reading.ts [--pages 500] [--files 60] [--rounds 3]`.
 *
 * Crawls a website on loopback without pauses, then uploads files of every kind and a PDF of 300 pages, each time until all of it
 * answers to words; what it means is read later. At the end the memory of all processes, a minute after the last work.
 * CPU is that of the server, its readers and its database, from /proc. Loopback only.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '500' },
    files: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
  },
});
const [pages, files, rounds] = [values.pages, values.files, values.rounds].map(Number) as [
  number,
  number,
  number,
];
const printedPages = 300;
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));

const sentence = (index: number) =>
  `We repair bicycle number ${index} on Monday and Tuesday, for ${20 + (index % 60)} pounds, and lend another meanwhile.`;
const words = (index: number, count: number) =>
  Array.from({ length: count }, (_, line) => sentence(index * 100 + line));

const website = await startWebsite(websiteOf(pages));
// Vectors are made long after a page is written, which would count in the next row.
const product = await startProduct(dataDir, website.host, { SEARCH_BY_MEANING: 'false' });
try {
  const browser = await register(product.origin);
  const rows: Record<string, string>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    rows.push(await measure(`website of ${pages} pages, round ${round}`, pages, browser, crawl));
    rows.push(await measure(`${files} files of every kind, round ${round}`, files, browser, upload));
    rows.push(
      await measure(`PDF of ${printedPages} pages, round ${round}`, printedPages, browser, uploadBook),
    );
  }
  // Idle readers end after a minute.
  await sleep(75_000);
  rows.push({ measure: 'afterwards', 'memory, MB (PSS)': readUsage([product.pid]).pssMb.toFixed(0) });
  process.stdout.write(`${formatTable(rows)}\n`);
} finally {
  await product.stop();
  await website.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(
  what: string,
  count: number,
  browser: Browser,
  work: (browser: Browser, path: string) => Promise<void>,
): Promise<Record<string, string>> {
  const agent = await browser.call<{ id: string }>('POST', '/api/v1/agents', { name: randomUUID() });
  const path = `/api/v1/agents/${agent.id}/sources`;
  const before = readUsage([product.pid]);
  const beganMs = performance.now();
  await work(browser, path);
  await untilRead(browser, path);
  const tookMs = performance.now() - beganMs;
  const after = readUsage([product.pid]);
  return {
    measure: what,
    seconds: (tookMs / 1_000).toFixed(1),
    'a second': (count / (tookMs / 1_000)).toFixed(1),
    'ms each': (tookMs / count).toFixed(1),
    'CPU ms each': ((after.cpuMs - before.cpuMs) / count).toFixed(1),
    'memory, MB (PSS)': after.pssMb.toFixed(0),
  };
}

async function crawl(browser: Browser, path: string): Promise<void> {
  await browser.call('POST', path, { kind: 'website', url: website.origin, mode: 'site' });
}

async function upload(browser: Browser, path: string): Promise<void> {
  for (let index = 0; index < files; index += 1) {
    const { fileName, bytes } = fileOf(index);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), fileName);
    await browser.call('POST', path, body);
  }
}

async function uploadBook(browser: Browser, path: string): Promise<void> {
  const pages = Array.from({ length: printedPages }, (_, page) =>
    words(page, 35).map((text, row) => ({ text, y: 800 - row * 20 })),
  );
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(makePdf(pages))]), 'book.pdf');
  await browser.call('POST', path, body);
}

async function untilRead(browser: Browser, path: string): Promise<void> {
  for (;;) {
    const { data } = await browser.call<{ data: { status: string; error: string | null }[] }>(
      'GET',
      `${path}?limit=100`,
    );
    const failed = data.find(({ status }) => status === 'failed' || status === 'partial');
    if (failed) throw new Error(`A source could not be read: ${failed.error}`);
    if (data.length > 0 && data.every(({ status }) => status === 'ready')) return;
    await sleep(50);
  }
}

function websiteOf(count: number): Record<string, string> {
  const page = (index: number) => {
    const links = [1, 2, 3, 5, 8].map((step) => `<a href="/page-${(index * 7 + step) % count}">More</a>`);
    const rows = words(index, 6).map((text, row) => `<tr><td>${row}</td><td>${text}</td></tr>`);
    const paragraphs = words(index, 20).map((text) => `<p>${text}</p>`);
    return `<!doctype html><html lang="en"><head><title>Bicycle ${index}</title></head><body><nav>${links.join('')}</nav><main><h1>Bicycle ${index}</h1>${paragraphs.join('')}<table><tr><th>Row</th><th>Text</th></tr>${rows.join('')}</table></main></body></html>`;
  };
  const all = Array.from({ length: count }, (_, index) => `<a href="/page-${index}">${index}</a>`);
  return {
    '/': `<!doctype html><title>Bicycles</title><main><h1>Bicycles</h1><p>${sentence(0)}</p>${all.join(' ')}</main>`,
    ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`/page-${index}`, page(index)])),
  };
}

function fileOf(index: number): { fileName: string; bytes: Buffer } {
  const lines = words(index, 60);
  const fileName = (ending: string) => `${index}.${ending}`;
  switch (index % 6) {
    case 0:
      return {
        fileName: fileName('docx'),
        bytes: makeDocx(
          lines.map((line) => docxParagraph(line)).join('') + docxTable(lines.map((line) => [line, '9'])),
        ),
      };
    case 1: {
      const page = (from: number) =>
        lines.slice(from, from + 30).map((text, row) => ({ text, y: 800 - row * 20 }));
      return { fileName: fileName('pdf'), bytes: makePdf([page(0), page(30)]) };
    }
    case 2:
      return { fileName: fileName('doc'), bytes: makeDoc(lines.join('\r').slice(0, 3_000)) };
    case 3:
      return {
        fileName: fileName('csv'),
        bytes: Buffer.from(lines.map((line, row) => `${row};"${line}"`).join('\n')),
      };
    case 4:
      return { fileName: fileName('md'), bytes: Buffer.from(`# File ${index}\n\n${lines.join('\n\n')}`) };
    default:
      return {
        fileName: fileName('html'),
        bytes: Buffer.from(
          `<title>File ${index}</title><main>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`,
        ),
      };
  }
}
