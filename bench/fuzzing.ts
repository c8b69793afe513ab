import { parseArgs } from 'node:util';
import { isZip } from '#core/chat-archives/legal/is-zip.ts';
import type { ReaderFault } from '#core/reading/problems/reader-fault.ts';
import { createChatReader } from '#server/adapters/chat-reader/create-chat-reader.ts';
import { readZipDirectory } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { unpackZipEntries } from '#server/adapters/document-reader/checks/unpack-zip-entries.ts';
import { createDocumentReader } from '#server/adapters/document-reader/create-document-reader.ts';
import { makeZip } from '#server/adapters/document-reader/fixtures/make-zip.ts';
import { hostileChats } from '../tests/attacks/corpus/hostile-chats.ts';
import { makeHostileFiles, soundFiles } from '../tests/attacks/corpus/make-hostile-files.ts';
import { mutate } from '../tests/attacks/corpus/mutate.ts';
import { soundChats } from '../tests/attacks/corpus/sound-chats.ts';
import { createRandom } from '../tests/create-random.ts';
import { formatTable } from './chat/format-table.ts';
import { crawlingRules } from './fuzzing/crawling-rules.ts';
import { type FuzzedReaders, readersHere } from './fuzzing/readers-here.ts';

/**
 * Feeds hostile files to the readers of documents and of exports of chat apps: `node bench/fuzzing.ts [--seconds 60]
 * [--seed 1] [--kinds pdf,docx] [--hang 45] [--in-process]`.
 *
 * First the corpus, unless kinds are named, then for so many seconds a kind changed copies of files of that kind,
 * and of texts that decide what a crawl does (robots, urls). Prints what
 * became of them, how many reader processes ended of it, the slowest, and the memory of this process before and after.
 * Errors that no reader of chats meant to throw are listed with their places, and end it with exit code 1.
 * An answer that does not come within so many seconds (`hang`: more on a busy machine) ends it with an error.
 * `--in-process` reads in this process: thousands of files a second, but nothing ends one that hangs.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    slowest: { type: 'string', default: '10' },
    hang: { type: 'string', default: '45' },
    kinds: { type: 'string' },
    'in-process': { type: 'boolean', default: false },
  },
});
const allKinds = [
  ...[
    'doc',
    'docx',
    'odt',
    'pptx',
    'epub',
    'xlsx',
    'rtf',
    'pdf',
    'html',
    'csv',
    'json',
    'jsonl',
    'md',
    'txt',
    'sitemap',
    'robots',
    'urls',
  ],
  ...soundChats().map(({ platform }) => platform),
];
const kinds = values.kinds?.split(',') ?? allKinds;
const [seconds, seed, slowest] = [values.seconds, values.seed, values.slowest].map(Number) as [
  number,
  number,
  number,
];
const timeLimitMs = 5_000;
const hangMs = Number(values.hang) * 1_000;

let broken = 0;
const readers = values['in-process'] ? readersHere : startReaders();
const memoryMb = () => Math.round(process.memoryUsage.rss() / 1_048_576);

/** As the server has them: in processes with limits, where a file may break or hang what reads it. */
function startReaders(): FuzzedReaders {
  const options = { timeLimitMs, onBreakdown: () => (broken += 1) };
  const documents = createDocumentReader(options);
  const chats = createChatReader(options);
  return {
    readDocument: documents.readDocument,
    readSitemap: documents.readSitemap,
    readChats: chats.readChats,
    async close() {
      await documents.close();
      await chats.close();
    },
  };
}

interface Tally {
  files: number;
  read: number;
  refused: Map<string, number>;
  broken: number;
  worstMs: number;
}

type Read = (bytes: Buffer) => Promise<{ kind: 'ok' } | { kind: 'failed'; failure: { kind: string } }>;

/** How often a reader of chats failed by itself, and where. */
const faults = new Map<string, number>();
function addFault({ type, frames }: ReaderFault): void {
  const place = [type, ...frames.slice(0, 3).map((frame) => frame.trim())].join(' ');
  faults.set(place, (faults.get(place) ?? 0) + 1);
}

const asFile =
  (fileName: string): Read =>
  (bytes) =>
    readers.readDocument({ bytes, fileName });
const asSitemap: Read = (bytes) =>
  readers.readSitemap({ bytes, url: 'https://a.example/sitemap.xml', websiteUrl: 'https://a.example/' });

const asChat =
  (fileName: string): Read =>
  async (bytes) => {
    const source = {
      bytes,
      fileName,
      tenant: 'fuzzing',
      zone: 'Europe/London',
      dateOrder: random(2) === 0 ? null : ('dmy' as const),
      mostMessages: 10_000,
    };
    const read = await readers.readChats(source, async ({ messages }) => {
      for await (const portion of messages) portion.length = 0;
    });
    if (read.kind === 'refused' && read.fault !== undefined) addFault(read.fault);
    return read.kind === 'refused' ? { kind: 'failed', failure: { kind: read.sentence } } : { kind: 'ok' };
  };

async function feed(tally: Tally, what: string, bytes: Buffer, read: Read): Promise<number> {
  const beganMs = performance.now();
  const before = broken;
  let late: NodeJS.Timeout | undefined;
  const result = await Promise.race([
    read(bytes),
    new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error(`No answer for ${what}.`)), hangMs);
    }),
  ]);
  clearTimeout(late);
  const tookMs = performance.now() - beganMs;
  tally.files += 1;
  tally.broken += broken - before;
  tally.worstMs = Math.max(tally.worstMs, tookMs);
  if (result.kind === 'ok') tally.read += 1;
  else tally.refused.set(result.failure.kind, (tally.refused.get(result.failure.kind) ?? 0) + 1);
  return tookMs;
}

/** Most changes to packed bytes end at the first check: every other time the text of one part is changed instead. */
function mutateZip(bytes: Buffer): Buffer {
  if (random(2) === 0) return mutate(bytes, random);
  try {
    const parts = unpackZipEntries(readZipDirectory(bytes));
    const chosen = random(parts.length);
    return makeZip(
      parts.map(({ name, data }, index) => ({
        name,
        data: index === chosen ? mutate(Buffer.from(data), random) : data,
      })),
    );
  } catch {
    return mutate(bytes, random);
  }
}

const sitemaps = [
  '<?xml version="1.0"?><urlset><url><loc>https://a.example/b</loc><lastmod>2026-01-02</lastmod></url></urlset>',
  '<sitemapindex><sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap></sitemapindex>',
  '<rss><channel><item><link>https://a.example/c</link><pubDate>Sat, 28 Nov 2026</pubDate></item></channel></rss>',
  '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link rel="alternate" href="/d"/></entry></feed>',
  'https://a.example/e\nhttps://a.example/f\n',
].map((text) => ({ bytes: Buffer.from(text) }));

const newTally = (): Tally => ({ files: 0, read: 0, refused: new Map(), broken: 0, worstMs: 0 });
const rowOf = (name: string, { files, read, refused, broken, worstMs }: Tally) => ({
  kind: name,
  files: String(files),
  read: String(read),
  refused: String([...refused.values()].reduce((sum, count) => sum + count, 0)),
  'processes replaced': String(broken),
  'slowest, s': (worstMs / 1_000).toFixed(1),
  reasons: [...refused].map(([kind, count]) => `${kind} ${count}`).join(', '),
});

/** These run in the server's own process: what they throw ends this one, and so does a hang. */
async function feedRules(tally: Tally, { sound, use }: (typeof crawlingRules)[string]): Promise<void> {
  const untilMs = performance.now() + seconds * 1_000;
  while (performance.now() < untilMs) {
    const text = mutate(Buffer.from(sound[random(sound.length)] ?? ''), random).toString();
    const beganMs = performance.now();
    use(text);
    tally.worstMs = Math.max(tally.worstMs, performance.now() - beganMs);
    tally.files += 1;
    tally.read += 1;
  }
}

const rows: Record<string, string>[] = [];
const startMb = memoryMb();
const corpus = newTally();
const times: { what: string; tookMs: number }[] = [];
const isWhole = values.kinds === undefined;
for (const { what, fileName, bytes } of isWhole ? makeHostileFiles(300, seed) : []) {
  times.push({ what: `${fileName}: ${what}`, tookMs: await feed(corpus, what, bytes, asFile(fileName)) });
}
if (isWhole) rows.push(rowOf('corpus', corpus));

const random = createRandom(seed);
const chats = newTally();
for (const { what, fileName, bytes } of hostileChats()) {
  times.push({ what: `${fileName}: ${what}`, tookMs: await feed(chats, what, bytes, asChat(fileName)) });
}
rows.push(rowOf('hostile chats', chats));

const seeds = [...soundFiles(), ...makeHostileFiles(300, seed).filter(({ bytes }) => bytes.length < 300_000)];
for (const kind of kinds) {
  const tally = newTally();
  const rules = crawlingRules[kind];
  if (rules !== undefined) {
    await feedRules(tally, rules);
    rows.push(rowOf(kind, tally));
    continue;
  }
  const chat = soundChats().find(({ platform }) => platform === kind);
  const [read, ofKind] =
    chat !== undefined
      ? [asChat(chat.fileName), [chat]]
      : kind === 'sitemap'
        ? [asSitemap, sitemaps]
        : [asFile(`x.${kind}`), seeds.filter(({ fileName }) => fileName === `x.${kind}`)];
  const untilMs = performance.now() + seconds * 1_000;
  while (performance.now() < untilMs) {
    const { bytes } = ofKind[random(ofKind.length)] as { bytes: Buffer };
    await feed(tally, kind, isZip(bytes) ? mutateZip(bytes) : mutate(bytes, random), read);
  }
  rows.push(rowOf(kind, tally));
}
await readers.close();
globalThis.gc?.();
process.stdout.write(`${formatTable(rows)}\n`);
process.stdout.write(
  `Memory of this process: ${startMb} MB before, ${memoryMb()} MB after.\nSlowest of the corpus:\n`,
);
for (const { what, tookMs } of times.sort((left, right) => right.tookMs - left.tookMs).slice(0, slowest)) {
  process.stdout.write(`  ${(tookMs / 1_000).toFixed(1)} s  ${what}\n`);
}
for (const [place, count] of faults) process.stdout.write(`A reader failed ${count} times: ${place}\n`);
if (faults.size > 0) process.exitCode = 1;
