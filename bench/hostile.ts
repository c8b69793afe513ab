import { parseArgs } from 'node:util';
import { createDocumentReader } from '#server/adapters/document-reader/create-document-reader.ts';
import { createRandom } from '../tests/attacks/corpus/create-random.ts';
import { makeHostileFiles, soundFiles } from '../tests/attacks/corpus/make-hostile-files.ts';
import { mutate } from '../tests/attacks/corpus/mutate.ts';
import { formatTable } from './chat/format-table.ts';

/**
 * Feeds hostile files to the document reader: `node bench/hostile.ts [--seconds 60] [--seed 1]`.
 *
 * First the corpus of the tests, then for so many seconds a kind changed copies of files of that kind. Prints what
 * became of them, how many reader processes ended of it, the slowest, and the memory of this process before and after.
 * An answer that does not come within the limit ends it with an error.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    slowest: { type: 'string', default: '10' },
  },
});
const [seconds, seed, slowest] = [values.seconds, values.seed, values.slowest].map(Number) as [
  number,
  number,
  number,
];
const timeLimitMs = 5_000;
/** By the clock, on a busy machine. */
const hangMs = timeLimitMs * 6 + 15_000;

let broken = 0;
const reader = createDocumentReader({ timeLimitMs, onBreakdown: () => (broken += 1) });
const memoryMb = () => Math.round(process.memoryUsage.rss() / 1_048_576);

interface Tally {
  files: number;
  read: number;
  refused: Map<string, number>;
  broken: number;
  worstMs: number;
}

async function feed(tally: Tally, fileName: string, bytes: Buffer): Promise<number> {
  const beganMs = performance.now();
  const before = broken;
  const late = AbortSignal.timeout(hangMs);
  const result = await Promise.race([
    reader.readDocument({ bytes, fileName }),
    new Promise<never>((_, reject) =>
      late.addEventListener('abort', () => reject(new Error(`No answer for ${fileName}.`))),
    ),
  ]);
  const tookMs = performance.now() - beganMs;
  tally.files += 1;
  tally.broken += broken - before;
  tally.worstMs = Math.max(tally.worstMs, tookMs);
  if (result.kind === 'ok') tally.read += 1;
  else tally.refused.set(result.failure.kind, (tally.refused.get(result.failure.kind) ?? 0) + 1);
  return tookMs;
}

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

const rows: Record<string, string>[] = [];
const startMb = memoryMb();
const corpus = newTally();
const times: { what: string; tookMs: number }[] = [];
for (const { what, fileName, bytes } of makeHostileFiles(300, seed)) {
  times.push({ what: `${fileName}: ${what}`, tookMs: await feed(corpus, fileName, bytes) });
}
rows.push(rowOf('corpus', corpus));

const random = createRandom(seed);
const seeds = [...soundFiles(), ...makeHostileFiles(150, seed).filter(({ bytes }) => bytes.length < 300_000)];
for (const { fileName } of soundFiles()) {
  const tally = newTally();
  const ofKind = seeds.filter((file) => file.fileName === fileName);
  const untilMs = performance.now() + seconds * 1_000;
  while (performance.now() < untilMs) {
    const { bytes } = ofKind[random(ofKind.length)] as { bytes: Buffer };
    await feed(tally, fileName, mutate(bytes, random));
  }
  rows.push(rowOf(fileName.slice(1), tally));
}
await reader.close();
globalThis.gc?.();
process.stdout.write(`${formatTable(rows)}\n`);
process.stdout.write(
  `Memory of this process: ${startMb} MB before, ${memoryMb()} MB after.\nSlowest of the corpus:\n`,
);
for (const { what, tookMs } of times.sort((left, right) => right.tookMs - left.tookMs).slice(0, slowest)) {
  process.stdout.write(`  ${(tookMs / 1_000).toFixed(1)} s  ${what}\n`);
}
