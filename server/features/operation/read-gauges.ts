import type { Services } from '#server/context.ts';
import { chatTurnsOf } from '#server/database/chat-turns/chat-turns-of.ts';
import { readQueue } from '#server/jobs/read-queue.ts';
import type { Gauges } from '#server/ports/metrics.ts';

/** How full everything is at this moment. While the database is down, nothing is known of the queue. */
export async function readGauges({
  pool,
  db,
  log,
  searchIndexes,
  replica,
}: Pick<Services, 'pool' | 'db' | 'log' | 'searchIndexes' | 'replica'>): Promise<Gauges> {
  const database = {
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount + chatTurnsOf(pool).waiting,
  };
  const queue = await readQueue(db).catch((error: unknown) => {
    log.warn({ err: error }, 'the queue could not be measured');
    return [];
  });
  return {
    database,
    searchIndexes: searchIndexes.measure(),
    queue,
    replica: (await replica?.measure()) ?? null,
  };
}
