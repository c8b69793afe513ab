import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeLargeZip } from '../write-large-zip.ts';
import { callAs } from './accounts/call-as.ts';
import { findViolationsInEveryLook } from './browser/find-violations-in-every-look.ts';
import { openBrowser } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** Exports that are too large to upload: only their chats go up, in parts that go on after a reload. */
let product: Product;
let browser: Browser;
let owner: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-'));
  product = await startProduct({ ...(await leanSettings()), CHATGENIE_PLAN: 'pro' });
  browser = await openBrowser();
  owner = await openQuietPage(browser);
  await callAs(owner, product.origin, '/api/register', {
    data: { email: 'ada@example.com', password: 'long enough 1' },
  });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await rm(folder, { recursive: true, force: true });
});

async function openImports(name: string): Promise<void> {
  const { id } = await callAs<{ id: string }>(owner, product.origin, '/api/chatgenie/archives', {
    data: { name, zone: 'Europe/London' },
  });
  await owner.goto(`${product.origin}/chatgenie/app/${id}/imports`);
}

const choose = (path: string) => owner.getByLabel('Drop files here or choose them').setInputFiles(path);
const done = (text: string) =>
  owner.getByRole('list', { name: 'Imports' }).getByText(text).waitFor({ timeout: 60_000 });

const thread = (texts: readonly string[]) =>
  Buffer.from(
    JSON.stringify({
      participants: [{ name: 'Ada' }, { name: 'Bo' }],
      title: 'Bo',
      thread_path: 'inbox/bo_1',
      messages: texts.map((content, index) => ({
        sender_name: 'Bo',
        timestamp_ms: 1_700_000_000_000 + index,
        content,
      })),
    }),
  );
const gigabyte = 2 ** 30;
const inbox = 'your_instagram_activity/messages/inbox/bo_1';
/** Once made, a page of the product needs no more than this. */
const mostHeapBytes = 100_000_000;

it('imports the chats of 50 GB within a minute, and holds none of it in memory', async () => {
  const path = join(folder, 'instagram.zip');
  writeLargeZip(path, [
    { name: 'media/first.mp4', holeBytes: 30 * gigabyte },
    { name: `${inbox}/message_1.json`, content: thread(['the ferry leaves at nine', 'ok']) },
    { name: 'media/second.mp4', holeBytes: 20 * gigabyte },
    { name: `${inbox}/message_2.json`, content: thread(['the first one']) },
  ]);
  expect((await stat(path)).size).toBeGreaterThan(50 * gigabyte);
  await openImports('Large');
  const since = performance.now();
  await choose(path);
  await done('3 messages read, 3 added, 0 already known.');
  expect(performance.now() - since).toBeLessThan(60_000);
  await owner.getByText('2 other files (50 GB) stayed on your device.').waitFor();
  const session = await owner.context().newCDPSession(owner);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  expect(usedSize).toBeLessThan(mostHeapBytes);
});

it('goes on with an upload after a reload, where it was', async () => {
  const path = join(folder, 'WhatsApp Chat with Bo.txt');
  const lines = Array.from(
    { length: 200 },
    (_, index) =>
      `25/12/2023, 15:${String(index % 60).padStart(2, '0')} - Ann: ${index} ${randomBytes(25_000).toString('hex')}`,
  );
  await writeFile(path, lines.join('\n'));
  await openImports('Slow');
  const sent: string[] = [];
  let isOpen = false;
  const held: Route[] = [];
  await owner.route('**/uploads/*/parts?from=*', async (route) => {
    const from = new URL(route.request().url()).searchParams.get('from') ?? '';
    // As on a connection that stands still after the first part.
    if (from !== '0' && !isOpen) {
      held.push(route);
      return;
    }
    sent.push(from);
    await route.continue();
  });
  await choose(path);
  await owner.getByText(/^Uploading WhatsApp Chat with Bo\.txt: 4\d%$/).waitFor();
  await owner.getByRole('button', { name: 'Pause' }).click();
  await owner.getByText(/^Paused\. /).waitFor();
  await owner.reload();
  const unfinished = owner.getByRole('list', { name: 'Unfinished uploads' });
  await unfinished.getByText(/^4 MB of 9\.\d MB, started /).waitFor();
  expect(await findViolationsInEveryLook(owner, [1440, 360])).toEqual([]);
  held.length = 0;
  await choose(path);
  await expect.poll(() => held.length).toBe(1);
  await owner.getByText(/^Uploading WhatsApp Chat with Bo\.txt: 4\d%$/).waitFor();
  isOpen = true;
  sent.push('4194304');
  await held[0]?.continue();
  await done('200 messages read, 200 added, 0 already known.');
  expect(sent).toEqual(['0', '4194304', '8388608']);
  await unfinished.waitFor({ state: 'detached' });
});

it('keeps the hashes of photos for legal exports, which say so', async () => {
  const path = join(folder, 'export.zip');
  writeLargeZip(path, [
    { name: 'media/a.mp4', holeBytes: 70_000_000 },
    { name: `${inbox}/message_1.json`, content: thread(['hello']) },
  ]);
  await openImports('Legal');
  await owner.getByLabel('Keep the original for legal exports').check();
  await choose(path);
  await done('1 message read, 1 added, 0 already known.');
  await owner.getByRole('link', { name: 'Legal export' }).click();
  await owner.getByRole('button', { name: 'Make package' }).click();
  const download = owner.waitForEvent('download', { timeout: 60_000 });
  await owner.getByRole('button', { name: 'Download' }).click();
  const saved = join(folder, 'package.zip');
  await (await download).saveAs(saved);
  await owner.goto(`${product.origin}/chatgenie/verify`);
  await owner.getByLabel('Drop a file here or choose one').setInputFiles(saved);
  await owner.getByRole('heading', { name: 'The package fits together' }).waitFor();
  await owner.getByText('1 other file of the export', { exact: false }).waitFor();
  expect(await findViolationsInEveryLook(owner, [1440, 360])).toEqual([]);
});
