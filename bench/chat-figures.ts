import { createThreads } from '#server/adapters/threads/create-threads.ts';
import type { Services } from '#server/context.ts';
import { measureArchive } from '#server/features/chat-archives/statistics/measure-archive.ts';
import { measureTies } from '#server/features/chat-archives/statistics/measure-ties.ts';
import { countArchiveWords } from '#server/features/chat-archives/statistics/words/count-archive-words.ts';
import { openBenchDatabase } from './chat/open-bench-database.ts';
import { storeMadeUpArchive } from './chat-archives/store-made-up-archive.ts';

/**
 * How long the figures of a large archive take: the first time, and for each change of a filter, as the page asks for them.
 * `node bench/chat-figures.ts [messages] [rounds]`; prints the median and the 95th percentile.
 */
const messages = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 20);
const { connection, connectionString, contextOf, remove } = await openBenchDatabase();
const openThreads = () => createThreads({ connectionString, directUrl: undefined });
let threads = openThreads();
try {
  const services = {
    ...contextOf('wsp_bench'),
    threads: {
      run: (...given: Parameters<typeof threads.run>) => threads.run(...given),
      close: () => threads.close(),
    },
    config: { CHATGENIE_PLAN: 'pro' },
  } as unknown as Services;
  await storeMadeUpArchive(connection.pool, messages);
  const measure = (filter: object) =>
    measureArchive(services, 'usr_bench', 'arc_bench', { gapMinutes: 240, ...filter });
  const words = (filter: object) => countArchiveWords(services, 'usr_bench', 'arc_bench', filter);
  const calls: Record<string, (round: number) => Promise<unknown>> = {
    'another gap': (round) => measure({ gapMinutes: 30 + round * 30 }),
    'another chat': (round) => measure({ chatId: String((round % 8) + 1) }),
    'another gap of one chat': (round) => measure({ chatId: '1', gapMinutes: 30 + round * 30 }),
    'another span of time': (round) => measure({ from: new Date(Date.UTC(2020, round, 1)).toISOString() }),
    'words of another chat': (round) => words({ chatId: String((round % 8) + 1) }),
    'words of a span of time': (round) =>
      words({ from: new Date(Date.UTC(2020, round, 1)).toISOString(), to: '2022-06-15T00:00:00Z' }),
    'who turns to whom': () => measureTies(services, 'usr_bench', 'arc_bench', {}),
  };
  console.log(`${messages.toLocaleString('en')} made-up messages`);
  console.log(`${'call'.padEnd(28)}${'median ms'.padStart(12)}${'p95 ms'.padStart(12)}`);
  const first = () => timed(() => measure({}));
  show('first time, from rows', [await first()]);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    // As after some idle seconds: a new thread, which knows nothing.
    await threads.close();
    threads = openThreads();
    times.push(await first());
  }
  show('first time, packed', times);
  show('words, from rows', [await timed(() => words({}))]);
  const { rows } = await connection.pool.query<{ bytes: number }>(
    "select sum(length(bytes))::int as bytes from archive_words where archive_id = 'arc_bench'",
  );
  console.log(`packed words: ${((rows[0]?.bytes ?? 0) / messages).toFixed(1)} bytes a message`);
  const all: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await threads.close();
    threads = openThreads();
    all.push(await timed(() => Promise.all([first(), words({})])));
  }
  show('first time, with words', all);
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timed(() => call(round)));
    show(name, times);
  }
} finally {
  await threads.close();
  await connection.close();
  await remove();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function show(name: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  console.log(`${name.padEnd(28)}${at(0.5).padStart(12)}${at(0.95).padStart(12)}`);
}
