import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { listMessageWords } from '#core/chat-archives/searching/list-message-words.ts';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { writeMessages } from './chat-archives/write-messages.ts';

/**
 * What it would cost to keep texts of chats encrypted and still find them: an index of plain words, as it is, against one of
 * keyed hashes of all beginnings of words, and against reading and decrypting every text.
 */
const count = Number(process.argv[2] ?? 100_000);
const portion = 5_000;
const key = randomBytes(32);

/** Made-up words with the frequencies of a language: the words of `writeMessages` are too few for an index. */
const vocabulary = 20_000;
const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to va we xi yo zu la'.split(' ');
function wordAt(rank: number): string {
  let word = '';
  for (let left = rank + 20; left > 0; left = Math.floor(left / 20)) word += syllables[left % 20] ?? '';
  return word;
}
let state = 7;
function nextWord(): string {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return wordAt(Math.floor(vocabulary ** ((state >>> 8) / 2 ** 24)));
}
const texts = [...writeMessages(count)].map(({ text }) => text.replaceAll(/\S+/g, nextWord));

const hashOf = (word: string) => createHmac('sha256', key).update(word).digest('base64url').slice(0, 11);
const beginningsOf = (word: string) => Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1));
const hashedWords = (text: string) => [
  ...new Set(
    listMessageWords(text)
      .flatMap((word) => beginningsOf(word))
      .map(hashOf),
  ),
];

const dataDir = await mkdtemp(join(tmpdir(), 'parley-bench-'));
const embedded = await startEmbeddedServer({ dataDir, log: () => undefined });
const pool = new pg.Pool({ connectionString: embedded.connectionString });
try {
  await measure('plain words', listMessageWords);
  await measure('hashes of beginnings', hashedWords);
  measureScan();
} finally {
  await pool.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(name: string, wordsOf: (text: string) => string[]): Promise<void> {
  await pool.query('drop table if exists message');
  await pool.query('create table message (number int primary key, words tsvector not null)');
  await pool.query('create index message_words on message using gin (words)');
  const since = performance.now();
  for (let start = 0; start < texts.length; start += portion) {
    const some = texts.slice(start, start + portion);
    await pool.query(
      `insert into message select $1::int + place, array_to_tsvector(string_to_array(words, ' '))
       from unnest($2::text[]) with ordinality as given (words, place)`,
      [start, some.map((text) => wordsOf(text).join(' '))],
    );
  }
  const seconds = (performance.now() - since) / 1_000;
  const { rows } = await pool.query<{ table: number; index: number }>(
    `select pg_table_size('message')::float8 as table, pg_relation_size('message_words')::float8 as index`,
  );
  const megabytes = (bytes: number | undefined) => ((bytes ?? 0) / 1_048_576).toFixed(1);
  process.stdout.write(
    `${name.padEnd(24)} ${Math.round(texts.length / seconds / 1_000)} k messages/s, words ${megabytes(rows[0]?.table)} MB, index ${megabytes(rows[0]?.index)} MB\n`,
  );
}

/** Without an index of words each search decrypts every text. */
function measureScan(): void {
  const sealed = texts.map((text) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { nonce, tag: cipher.getAuthTag(), body };
  });
  const since = performance.now();
  let found = 0;
  for (const { nonce, tag, body } of sealed) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(tag);
    const text = Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    if (text.includes('celi')) found += 1;
  }
  const seconds = (performance.now() - since) / 1_000;
  process.stdout.write(
    `${'decrypting every text'.padEnd(24)} ${Math.round(texts.length / seconds / 1_000)} k messages/s in one search, ${found} found\n`,
  );
}
