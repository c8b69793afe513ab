import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Context } from '#server/context.ts';
import { createServices } from '#server/create-services.ts';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { createWebhook } from '#server/features/webhooks/create-webhook.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { readConfig } from '#server/read-config.ts';
import { formatTable } from './chat/format-table.ts';
import { readUsage } from './chat/process-usage.ts';
import { type RunningWorker, startWorker } from './kills/start-worker.ts';
import { shortenWaits } from './webhooks/shorten-waits.ts';
import { type ReceiverKind, startReceiver } from './webhooks/start-receiver.ts';
import { stormEvent } from './webhooks/storm-event.ts';

/**
 * Whether every event reaches every endpoint, in order per key, whatever happens:
 * `node bench/webhook-storm.ts [--calm 2000] [--events 10000] [--conversations 500] [--kills 10] [--seconds 480] [--minutes 12] [--factor 20]`.
 *
 * Events of many conversations are recorded evenly over some seconds, for 20 endpoints. At the first of them (`--calm`) all
 * endpoints answer well; at the others (`--events`) a third fail, are slow, close connections or never answer. Two workers
 * send them, and are killed (SIGKILL) in turn at random moments all the time. Each endpoint checks what it gets with the official
 * library. Retries, whose gaps grow to a day, come so many times sooner (`--factor`), so that a storm ends within minutes.
 *
 * Prints how long events took at each kind of endpoint, and how much memory the workers had. Fails where an event is missing,
 * came before an earlier one of its key, or was not signed as it must be; where endpoints that answer well waited
 * for those that do not; and where memory grew.
 */
const { values } = parseArgs({
  options: {
    calm: { type: 'string', default: '2000' },
    events: { type: 'string', default: '10000' },
    conversations: { type: 'string', default: '500' },
    kills: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '480' },
    minutes: { type: 'string', default: '12' },
    factor: { type: 'string', default: '20' },
  },
});
const read = (name: keyof typeof values) => Number(values[name]);
const calm = read('calm');
const events = calm + read('events');
const conversations = read('conversations');
const kills = read('kills');
const seconds = read('seconds');
const bad: ReceiverKind[] = ['failing', 'failing', 'dropping', 'dropping', 'slow', 'slow', 'silent'];
const kinds = Array.from({ length: 20 }, (_, index) => bad[index] ?? 'well');
const eventsAtOnce = 10;
const endsMs = Date.now() + read('minutes') * 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const filesDir = join(dataDir, 'files');
mkdirSync(filesDir);
const embedded = await startEmbeddedServer({ dataDir, log: () => undefined });
const recordedMs: number[] = [];
const receivers = await Promise.all(
  kinds.map((kind, index) => startReceiver({ name: `${index}`, kind, recordedMs })),
);
const env = {
  NODE_OPTIONS: `--import ${join(import.meta.dirname, '../scripts/resolve-quickly.mjs')}`,
  DATABASE_URL: embedded.connectionString,
  DATA_DIR: filesDir,
  SECRET_KEY: 'a key for benchmarks that opens nothing',
  WEBHOOK_ALLOW_HOSTS: receivers.map(({ host }) => host).join(','),
  LOG_LEVEL: 'silent',
  SEARCH_BY_MEANING: 'false',
};
const config = readConfig({ ...env, ROLE: 'web' });
const { services, close } = await createServices(config, filesDir, () => undefined);
/** Resident memory of each worker that there was, in MB, second by second. */
const memory: number[][] = [];
let isOver = false;
let killed = 0;

try {
  const ctx = await openWorkspace();
  const startedMs = Date.now();
  const endShortening = await shortenWaits(services, read('factor'));
  const working = [0, 1].map((index) => workAndDie(index));
  // Both work before anything is recorded, or the first events would wait for their start.
  while (memory.length < 2) await sleep(100);
  await recordEvents(ctx);
  await waitForAll();
  isOver = true;
  await Promise.all(working);
  await endShortening();
  await report((Date.now() - startedMs) / 1_000);
} finally {
  isOver = true;
  await close();
  for (const receiver of receivers) await receiver.close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function openWorkspace(): Promise<Context> {
  await services.pool.query(
    `insert into workspace (id, name, plan) values ('wsp_bench', 'Shop', 'enterprise')`,
  );
  const ctx: Context = {
    ...services,
    workspace: { id: 'wsp_bench', plan: 'enterprise', addOns: {} },
    actor: { kind: 'system' },
  };
  for (const receiver of receivers) {
    const { secret } = await createWebhook(ctx, {
      url: `${receiver.origin}/in`,
      events: ['lead.created'],
      payload: Number(receiver.name) % 4 === 0 ? 'full' : 'thin',
      name: receiver.name,
    });
    receiver.secret = secret;
  }
  return ctx;
}

/** Records the events in small transactions, evenly over the time. */
async function recordEvents({ db, workspace }: Context): Promise<void> {
  const startedMs = Date.now();
  for (let number = 0; number < events; number += eventsAtOnce) {
    if (number >= calm) for (const receiver of receivers) receiver.isBad = true;
    await db.transaction(async (transaction) => {
      for (let each = number; each < Math.min(events, number + eventsAtOnce); each++) {
        const { key, place } = stormEvent(each, conversations);
        await recordEvent(transaction, workspace.id, {
          name: 'lead.captured',
          payload: { agentId: 'agt_bench', leadId: `lead_${each}_${place}`, conversationId: key },
        });
        recordedMs[each] = Date.now();
      }
    });
    const dueMs = startedMs + (1_000 * seconds * (number + eventsAtOnce)) / events;
    await sleep(Math.max(0, dueMs - Date.now()));
  }
}

/** Has a worker at any time, and kills it again and again while there are kills left. */
async function workAndDie(index: number): Promise<void> {
  while (!isOver) {
    const worker = await startWorker(env);
    const stop = watchMemory(worker);
    // The kills fall into the time in which events are recorded, and a little after it.
    const lifeMs = (2_400 * seconds * (0.5 + Math.random())) / (kills + 1);
    for (let livedMs = 0; !isOver && (killed + (1 - index) >= kills || livedMs < lifeMs); livedMs += 100)
      await sleep(100);
    stop();
    if (!isOver) killed += 1;
    await worker.kill();
  }
}

function watchMemory({ pid }: RunningWorker): () => void {
  const sizes: number[] = [];
  memory.push(sizes);
  const timer = setInterval(() => sizes.push(readUsage([pid]).rssMb), 1_000);
  return () => clearInterval(timer);
}

/** Until each endpoint has each event and the log says so, or the time is up. */
async function waitForAll(): Promise<void> {
  while (Date.now() < endsMs) {
    if (receivers.every(({ taken }) => taken === events) && (await countBy()).waiting === 0) return;
    await sleep(500);
  }
}

async function countBy(): Promise<{ waiting: number; delivered: number; failed: number }> {
  const { rows } = await services.pool.query<{ status: string; count: string }>(
    'select status, count(*) from webhook_delivery group by status',
  );
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { waiting: of('waiting'), delivered: of('delivered'), failed: of('failed') };
}

async function report(passedSeconds: number): Promise<void> {
  console.log(
    formatTable([
      ...(calm === 0 ? [] : [rowOf('well', 0, calm)]),
      ...[...new Set(kinds)].map((kind) => rowOf(kind, calm, events)),
    ]),
  );
  const { waiting, delivered, failed } = await countBy();
  console.log(
    `${events} events for ${receivers.length} endpoints in ${Math.round(passedSeconds)} s, ${killed} kills; log: ${delivered} delivered, ${waiting} waiting, ${failed} failed.`,
  );
  const faults = [
    ...receivers.flatMap(({ name, kind, faults, taken }) => [
      ...faults.map((fault) => `endpoint ${name} (${kind}): ${fault}`),
      ...(taken === events ? [] : [`endpoint ${name} (${kind}): ${events - taken} events are missing`]),
    ]),
    ...(waiting + failed === 0 && delivered === events * receivers.length
      ? []
      : ['The log is not complete.']),
    ...judgeDelays(),
    ...judgeMemory(),
  ];
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  console.log(
    faults.length === 0
      ? 'Every event arrived at every endpoint, in order per key; those that answer well waited for no other.'
      : `Wrong: ${faults.length} faults.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

/** Endpoints that answer well wait as long with the others as without them: within a second, or half of it again. */
function judgeDelays(): string[] {
  if (calm === 0) return [];
  const before = delaysOf('well', 0, calm);
  const during = delaysOf('well', calm, events);
  const limitMs = Math.max(1.5 * shareOf(before, 0.95), shareOf(before, 0.95) + 1_000);
  console.log(
    `95 % of events at endpoints that answer well: ${inSeconds(shareOf(before, 0.95))} without the others, ${inSeconds(shareOf(during, 0.95))} with them.`,
  );
  return shareOf(during, 0.95) <= limitMs ? [] : ['Endpoints that answer well waited for the others.'];
}

/** Of the worker that lived longest: the second half of its life has at most a quarter more than the first. */
function judgeMemory(): string[] {
  const longest = memory.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const half = Math.ceil(longest.length / 2);
  const [first, second] = [mean(longest.slice(0, half)), mean(longest.slice(half))];
  console.log(
    `Memory of a worker: at most ${Math.round(Math.max(...memory.flat()))} MB; of the one that lived longest (${longest.length} s) ${first} MB in the first half, ${second} MB in the second.`,
  );
  return second <= 1.25 * first ? [] : ['The memory of a worker grew.'];
}

/** How long after their recording endpoints of a kind took events, from one number to before another; shortest first. */
function delaysOf(kind: ReceiverKind, from: number, to: number): number[] {
  return receivers
    .filter((receiver) => receiver.kind === kind)
    .flatMap(({ delaysMs }) =>
      [...delaysMs].flatMap(([number, ms]) => (number >= from && number < to ? [ms] : [])),
    )
    .sort((a, b) => a - b);
}

function shareOf(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

/** What endpoints of a kind got of these events, and how long after its recording they took one. */
function rowOf(kind: ReceiverKind, from: number, to: number): Record<string, string> {
  const of = receivers.filter((receiver) => receiver.kind === kind);
  const delays = delaysOf(kind, from, to);
  return {
    endpoints: from < calm ? `${of.length} ${kind}, before the storm` : `${of.length} ${kind}`,
    taken: `${delays.length}`,
    repeats: from < calm ? '' : `${of.reduce((sum, each) => sum + each.repeats, 0)}`,
    median: inSeconds(shareOf(delays, 0.5)),
    '95 %': inSeconds(shareOf(delays, 0.95)),
    '99 %': inSeconds(shareOf(delays, 0.99)),
    longest: inSeconds(shareOf(delays, 1)),
  };
}

function mean(sizes: readonly number[]): number {
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
}
