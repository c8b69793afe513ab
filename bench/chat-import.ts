import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import type { Archive, ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { ChatUpload } from '#contract/chat-imports/chat-imports.schemas.ts';
import { chatUploadPartBytes } from '#contract/chat-imports/chat-imports.ts';
import type { Browser } from './chat/create-browser.ts';
import { readUsage } from './chat/process-usage.ts';
import { register } from './chat/register.ts';
import { startOnDatabase } from './chat/start-on-database.ts';
import { verifyEmail } from './chat/verify-email.ts';
import { writeWhatsapp } from './chat-archives/write-whatsapp.ts';

/**
 * Imports made-up exports of WhatsApp as a person does, into one archive of a running product, and searches in it:
 * `node bench/chat-import.ts [--messages 1000000] [--files 1]`.
 *
 * Prints messages a second from the first byte of the upload until they can be searched, the most memory that the
 * product with its readers had meanwhile above what it had before, and how long the first page of a search takes.
 */
const { values } = parseArgs({
  options: { messages: { type: 'string', default: '1000000' }, files: { type: 'string', default: '1' } },
});
const files = Number(values.files);
const messages = Number(values.messages);

const { product, database, pids, filesDir, stop } = await startOnDatabase({ CHATGENIE_PLAN: 'pro' });
try {
  const owner = await register(product.origin);
  await verifyEmail(owner, filesDir, 'owner@example.com');
  const archive = await owner.call<Archive>('POST', '/api/chatgenie/archives', {
    name: 'Bench',
    zone: 'Europe/London',
  });
  const base = `/api/chatgenie/archives/${archive.id}`;
  const before = readUsage([pids.product]).pssMb;
  process.stdout.write(`product before: ${Math.round(before)} MB\n`);
  for (let file = 0; file < files; file += 1) await importOne(owner, base, file, before);
  await database.query('analyze archive_message');
  await measureSearch(owner, base);
} finally {
  await stop();
}

async function importOne(owner: Browser, base: string, file: number, before: number): Promise<void> {
  const share = Math.floor(messages / files);
  const name = `WhatsApp Chat with Group ${file + 1}`;
  const text = Buffer.from(writeWhatsapp(share).join(''));
  // As a phone packs what it exports.
  const bytes = Buffer.from(zipSync({ [`${name}.txt`]: [text, { level: 6 }] }));
  const usedBefore = { product: readUsage([pids.product]).cpuMs, database: readUsage([pids.database]).cpuMs };
  const since = performance.now();
  const upload = await owner.call<ChatUpload>('POST', `${base}/uploads`, {
    fileName: `${name}.zip`,
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  for (let from = 0; from < bytes.length; from += chatUploadPartBytes) {
    const form = new FormData();
    form.append('file', new Blob([bytes.subarray(from, from + chatUploadPartBytes)]), `${from}.part`);
    await owner.call('POST', `${base}/uploads/${upload.id}/parts?from=${from}`, form);
  }
  const uploaded = performance.now();
  await owner.call('POST', `${base}/uploads/${upload.id}/finish`);
  let most = 0;
  for (;;) {
    await sleep(200);
    most = Math.max(most, readUsage([pids.product]).pssMb);
    const { rows } = await database.query<{ status: string; error: string | null }>(
      'select status, error from chat_import order by created_at desc limit 1',
    );
    if (rows[0]?.status === 'failed') throw new Error(`The import failed: ${rows[0].error}`);
    if (rows[0]?.status === 'done') break;
  }
  const seconds = (performance.now() - since) / 1_000;
  const cpu = (of: 'product' | 'database') =>
    ((readUsage([pids[of]]).cpuMs - usedBefore[of]) / 1_000).toFixed(1);
  process.stdout.write(
    `file ${file + 1}: ${share.toLocaleString('en')} messages, ${(text.length / 1_048_576).toFixed(0)} MB, ${(bytes.length / 1_048_576).toFixed(0)} packed: upload ${((uploaded - since) / 1_000).toFixed(1)} s, in all ${seconds.toFixed(1)} s, ${Math.round(share / seconds / 1_000)} k/s; CPU product ${cpu('product')} s, database ${cpu('database')} s; most memory ${Math.round(most)} MB (+${Math.round(most - before)})\n`,
  );
}

async function measureSearch(owner: Browser, base: string): Promise<void> {
  for (const q of ['harbour cheese', 'ferry', 'tomorrow nine old', 'banelibane', 'zebra']) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < 7; round += 1) {
      const since = performance.now();
      const { data } = await owner.call<{ data: ArchiveMessage[] }>(
        'GET',
        `${base}/messages?q=${encodeURIComponent(q)}`,
      );
      found = data.length;
      times.push(performance.now() - since);
    }
    const sorted = times.toSorted((one, other) => one - other);
    process.stdout.write(
      `search "${q}": first ${times[0]?.toFixed(0)} ms, median ${sorted[3]?.toFixed(0)} ms, slowest ${sorted[6]?.toFixed(0)} ms, ${found} on the page\n`,
    );
  }
}
