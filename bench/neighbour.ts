import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from './chat/create-browser.ts';
import { formatTable } from './chat/format-table.ts';
import { prepareAgent } from './chat/prepare-agent.ts';
import { register } from './chat/register.ts';
import { startProduct } from './chat/start-product.ts';
import { writeWhatsapp } from './chat-archives/write-whatsapp.ts';
import { measurePhases } from './neighbour/measure-phases.ts';

/**
 * A neighbour chats with the running product while another user does what costs most, all of it honest:
 * `node bench/neighbour.ts [--messages 300000] [--legal 10000] [--quiet 20]`.
 *
 * Imports a chat of so many messages into ChatGenie, looks at its figures, words and year, asks, and makes the legal
 * package of a smaller one. Prints the neighbour's times to the first token, quiet and in each phase. Loopback only.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '300000' },
    legal: { type: 'string', default: '10000' },
    quiet: { type: 'string', default: '20' },
  },
});
const [messages, legal, quiet] = [values.messages, values.legal, values.quiet].map(Number) as [
  number,
  number,
  number,
];
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const product = await startProduct(dataDir, '127.0.0.1', { API_CALL_LIMIT: '100000', CHATGENIE_PLAN: 'pro' });
try {
  const neighbour = await prepareAgent(product.origin, dataDir);
  const { measure, rows, warmUp } = measurePhases(product, neighbour);
  const other = await register(product.origin, 'other@example.com');
  await warmUp();
  await measure('quiet', () => sleep(quiet * 1_000));
  const [small, large] = [await createArchive(other), await createArchive(other)];
  await measure('import', () => importChat(other, large, messages));
  await measure('figures, 20 times', () =>
    times(20, (gap) => other.call('GET', `${large}/statistics?gapMinutes=${30 + gap}`)),
  );
  await measure('words, 20 times', () => times(20, () => other.call('GET', `${large}/words`)));
  await measure('questions, 20 times', () =>
    times(20, () =>
      other.call('POST', `${large}/questions`, { question: 'Who wrote about dinner most often?' }),
    ),
  );
  await measure('the year, 5 times', () => times(5, () => other.call('GET', `${large}/wrapped`)));
  await importChat(other, small, legal);
  await measure('legal package', () => makePackage(other, small));
  await measure('deletion', () => other.call('DELETE', large));
  await measure('quiet again', () => sleep(quiet * 1_000));
  process.stdout.write(`${formatTable(rows)}\n`);
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function times(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await work(index);
}

async function createArchive(browser: Browser): Promise<string> {
  const { id } = await browser.call<{ id: string }>('POST', '/api/chatgenie/archives', {
    name: 'Chats',
    zone: 'Europe/London',
  });
  return `/api/chatgenie/archives/${id}`;
}

interface Import {
  id: string;
  status: string;
  error: string | null;
}

async function importChat(browser: Browser, archive: string, count: number): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob(writeWhatsapp(count)), 'WhatsApp Chat with Bo.txt');
  await browser.call('POST', `${archive}/imports?keepsOriginal=true`, body);
  for (;;) {
    const { imports } = await browser.call<{ imports: Import[] }>('GET', archive);
    const [last] = imports;
    if (last?.status === 'done') return;
    if (last?.status !== 'waiting' && last?.status !== 'reading')
      throw new Error(`${last?.status}: ${last?.error}`);
    await sleep(500);
  }
}

async function makePackage(browser: Browser, archive: string): Promise<void> {
  const { originals } = await browser.call<{ originals: { importId: string }[] }>(
    'GET',
    `${archive}/legal-exports`,
  );
  const { id } = await browser.call<{ id: string }>('POST', `${archive}/legal-exports`, {
    importId: originals[0]?.importId,
  });
  const file = await browser.open(`${archive}/legal-exports/${id}/file`);
  if (!file.ok) throw new Error(await file.text());
  await file.arrayBuffer();
}
