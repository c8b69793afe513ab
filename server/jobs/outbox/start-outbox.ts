import { inArray, sql } from 'drizzle-orm';
import { immediateEvents, type ParleyEvent } from '#contract/events.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { liveChannel } from '../live/live-channel.ts';
import { packLiveEvents } from '../live/pack-live-events.ts';
import { outbox } from './outbox.table.ts';
import type { RecordedEvent, Subscriber } from './subscriber.ts';
import { eventsAtOnce, takeEvents } from './take-events.ts';

export interface Outbox {
  /** Looks now, or within a tenth of a second after the last look. */
  wake(): void;
  stop(): Promise<void>;
}

const toldAtOnce = new Set<string>(immediateEvents);
const pollMs = 2_000;
const coalesceMs = 100;

/** Hands on the events of all processes for as long as it is not stopped. */
export function startOutbox(services: Services, subscribers: readonly Subscriber[]): Outbox {
  let isStopped = false;
  let isRunning = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let dueMs = Number.POSITIVE_INFINITY;
  let current: Promise<void> = Promise.resolve();

  function schedule(pauseMs: number): void {
    const nowMs = performance.now();
    if (isStopped || dueMs <= nowMs + pauseMs) return;
    clearTimeout(timer);
    dueMs = nowMs + pauseMs;
    timer = setTimeout(() => {
      current = run();
    }, pauseMs);
  }

  async function run(): Promise<void> {
    dueMs = Number.POSITIVE_INFINITY;
    isRunning = true;
    isWoken = false;
    let againMs = pollMs;
    try {
      againMs = await dispatchOutbox(services, subscribers);
    } catch (error) {
      services.log.error({ err: error }, 'events could not be delivered');
    }
    isRunning = false;
    schedule(isWoken ? Math.min(againMs, coalesceMs) : againMs);
  }

  schedule(0);
  return {
    wake() {
      isWoken = true;
      if (!isRunning) schedule(coalesceMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}

/**
 * Takes the oldest events, tells each subscriber and every process that follows live, and deletes them, all in one
 * transaction. Several workers may do so at once, each for other workspaces: those of one are handed on in order. Answers in how
 * many milliseconds to look again.
 */
async function dispatchOutbox(services: Services, subscribers: readonly Subscriber[]): Promise<number> {
  const [waiting] = await services.db.select({ id: outbox.id }).from(outbox).limit(1);
  if (waiting === undefined) return pollMs;
  return withTransaction(services, async (services) => {
    const { rows, left } = await takeEvents(services);
    const againMs = left > 0 ? coalesceMs : rows.length === eventsAtOnce ? 0 : pollMs;
    if (rows.length === 0) return againMs;
    const happened = rows.map(
      ({ workspaceId, name, payload }): RecordedEvent => ({
        workspaceId,
        event: { name, payload } as ParleyEvent,
      }),
    );
    for (const subscriber of subscribers) {
      const wanted = happened.filter(({ event }) => subscriber.events.includes(event.name));
      if (wanted.length > 0) await subscriber.handle(services, wanted);
    }
    await services.db.delete(outbox).where(
      inArray(
        outbox.id,
        rows.map((row) => row.id),
      ),
    );
    // Only here and only once a batch: the server lets transactions that notify commit one after another.
    for (const payload of packLiveEvents(rows.filter(({ name }) => !toldAtOnce.has(name)))) {
      await services.db.execute(sql`SELECT pg_notify(${liveChannel}, ${payload})`);
    }
    return againMs;
  });
}
