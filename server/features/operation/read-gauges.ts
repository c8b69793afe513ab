import type { Services } from '#server/context.ts';
import { countWaitingCalls } from '#server/database/batches/count-waiting-calls.ts';
import { chatTurnsOf } from '#server/database/chat-turns/chat-turns-of.ts';
import { findLastRun } from '#server/features/backups/find-last-run.ts';
import { readQueue } from '#server/jobs/read-queue.ts';
import type { Gauges } from '#server/ports/metrics.ts';

type Measured = Pick<Services, 'pool' | 'db' | 'log' | 'clock' | 'searchIndexes' | 'replica' | 'backups'>;

/** How full everything is at this moment. While the database is down, nothing is known of the queue and of backups. */
export async function readGauges(services: Measured): Promise<Gauges> {
  const { pool, db, log, searchIndexes, replica } = services;
  const database = {
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount + chatTurnsOf(pool).waiting + countWaitingCalls(pool),
  };
  const queue = await readQueue(db).catch((error: unknown) => {
    log.warn({ err: error }, 'the queue could not be measured');
    return [];
  });
  return {
    database,
    searchIndexes: searchIndexes.measure(),
    queue,
    backups: await readBackups(services).catch((error: unknown) => {
      log.warn({ err: error }, 'the last backups could not be read');
      return null;
    }),
    replica: (await replica?.measure()) ?? null,
  };
}

async function readBackups(services: Measured): Promise<Gauges['backups']> {
  if (services.backups === null) return null;
  const nowMs = services.clock.now().getTime();
  const secondsSince = async (kind: 'backup' | 'test') => {
    const run = await findLastRun(services, kind, { isGood: true });
    return run === null ? null : (nowMs - run.endedAt.getTime()) / 1_000;
  };
  return { lastGoodSeconds: await secondsSince('backup'), lastProvenSeconds: await secondsSince('test') };
}
