import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createBrowser } from './chat/create-browser.ts';
import { formatTable } from './chat/format-table.ts';
import { prepareAgent } from './chat/prepare-agent.ts';
import { startOnDatabase } from './chat/start-on-database.ts';
import { describeGrowth } from './soak/describe-growth.ts';
import { startConsole } from './soak/start-console.ts';
import { startVisits } from './soak/start-visits.ts';
import { type Sample, takeSample } from './soak/take-sample.ts';

/**
 * Whether anything grows that should not: `node bench/soak.ts [--minutes 120] [--chats-a-day 100000] [--speed 12] [--samples FILE]`.
 *
 * The chats of a day come in two hours: twelve times as many a second as on average. Meanwhile an owner works in the console.
 * Memory, open files, connections and rows that are there for a while are read every few seconds, and compared between the
 * second and the last third. It ends with code 1 where one of them grew, or anything failed.
 * Each sample is written to the file as well, a line of JSON with its second, so that the course can be seen.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    'chats-a-day': { type: 'string', default: '100000' },
    speed: { type: 'string', default: '12' },
    samples: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const chatsPerSecond = (Number(values['chats-a-day']) / 86_400) * Number(values.speed);
const sampleMs = 10_000;
const quietMs = 90_000;

const { product, database, pids, filesDir, stop } = await startOnDatabase();
try {
  const { agentId, apiKey } = await prepareAgent(product.origin, filesDir);
  const owner = createBrowser(product.origin);
  owner.headers.authorization = `Bearer ${apiKey}`;
  const visits = startVisits(product.origin, agentId, chatsPerSecond);
  const work = startConsole(owner, agentId);
  const samples: Sample[] = [];
  const startMs = performance.now();
  while (performance.now() < startMs + minutes * 60_000) {
    await sleep(sampleMs);
    const sample = await takeSample(database, pids);
    samples.push(sample);
    const second = Math.round((performance.now() - startMs) / 1_000);
    if (values.samples) appendFileSync(values.samples, `${JSON.stringify({ second, ...sample })}\n`);
  }
  const { chats, failures } = await visits.stop();
  const { rounds, failures: ofConsole } = await work.stop();
  await sleep(quietMs);
  const after = await takeSample(database, pids);
  const growths = describeGrowth(samples, minutes / 60);
  const show = (value: number) => value.toFixed(Number.isInteger(value) ? 0 : 1);
  process.stdout.write(
    `${formatTable(
      growths.map(({ what, middle, last, perHour, isFlat }) => ({
        what,
        'second third': show(middle),
        'last third': show(last),
        'an hour': show(perHour),
        'after it': show(after[what] ?? 0),
        verdict: isFlat ? 'flat' : 'GROWS',
      })),
    )}\n\n${chats} chats, ${rounds} rounds in the console, ${failures.length + ofConsole.length} failures.\n`,
  );
  for (const failure of [...failures, ...ofConsole].slice(0, 3)) process.stdout.write(`${failure}\n`);
  if (failures.length + ofConsole.length > 0 || growths.some(({ isFlat }) => !isFlat)) process.exitCode = 1;
} finally {
  await stop();
}
