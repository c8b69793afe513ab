import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { workingRequest } from '#server/working-request.ts';
import type { DatabaseSession } from '../database/connections/database-session.ts';
import { openDatabaseSession } from '../database/connections/open-database-session.ts';
import { cleanUpJob } from './clean-up-job.ts';
import type { JobHandler } from './job-handler.ts';
import type { JobQueue } from './job-queue.ts';
import { jobSchema } from './job-schema.ts';
import { limitGroups, oneAtATime } from './limit-groups.ts';
import { limitStatements } from './limit-statements.ts';
import { nextTurn } from './turns/next-turn.ts';

export interface StartedJobQueue extends JobQueue {
  boss: PgBoss;
  /** The connection that a worker listens on and that holds the locks of its running jobs; null in a web process. */
  session: DatabaseSession | null;
  /** Wakes the waiting workers of this process for one kind of job. */
  wakeWorkers(jobName: string): void;
  /** What the worker of this process puts in place of the answers of a process without one. */
  worker: { wakeOutbox(): void; isHealthy(): boolean } | null;
  close(): Promise<void>;
}

type Executor = ReturnType<typeof fromDrizzle>;

/**
 * Every kind of job looks for work in the same moment, once a minute. All at once they would take every connection of the pool, and
 * keep them open, 4 MB of the database each, in a process that does nothing.
 */
const statementsAtOnce = 3;

interface JobQueueOptions {
  pool: Pool;
  log: Logger;
  /** Every kind of job there is, also where this process only adds them. */
  handlers: readonly JobHandler[];
  /** Whether this process will call `startWorker`. */
  isWorker: boolean;
  /** Whether the process is traced: then a job goes on with the trace of what added it. */
  isTraced?: boolean;
}

/** Opens the queue over its own schema in the database, which is made at the first start. */
export async function createJobQueue({
  pool,
  log,
  handlers,
  isWorker,
  isTraced = false,
}: JobQueueOptions): Promise<StartedJobQueue> {
  const session = isWorker ? await openDatabaseSession(pool, log) : null;
  let notify: (jobName: string) => void = () => undefined;
  const database: NonNullable<ConstructorOptions['db']> = {
    executeSql: limitStatements(statementsAtOnce, (text, values) => pool.query(text, values)),
  };
  if (session !== null) {
    database.listen = async (channel, onNotification, onReconnect) => {
      notify = onNotification;
      await session.listen(channel, onNotification, onReconnect);
      return { close: async () => undefined };
    };
  }
  const boss = new PgBoss({
    schema: jobSchema,
    db: database,
    useListenNotify: isWorker,
    supervise: isWorker,
    // Periodic jobs are added by the worker, which spares the timers of cron; flows are not used.
    schedule: false,
    flowIntervalSeconds: 3_600,
    bamIntervalSeconds: 3_600,
    queueCacheIntervalSeconds: 600,
    registerInstance: false,
    monitorVacuum: false,
    openTelemetry: { enabled: isTraced, propagateContext: isTraced },
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warns'));
  await boss.start();
  await limitGroups(pool);
  await declareQueues(boss, [...handlers, cleanUpJob]);

  const alone = new Set(
    handlers.filter((handler) => handler.concurrencyPerGroup === 1).map(({ name }) => name),
  );
  async function placeOf(within: Executor, name: string, id: string) {
    const { rows } = await within.executeSql(nextTurn('$1', '$2'), [name, id]);
    const [{ priority } = { priority: 0 }] = rows as { priority: number }[];
    return { group: alone.has(name) ? { id, tier: oneAtATime } : { id }, priority };
  }

  const queue: StartedJobQueue = {
    boss,
    session,
    worker: null,
    wakeWorkers: (jobName) => notify(jobName),
    async addJob(db, { name, data, startAfterSeconds, singletonKey, groupId }) {
      const within = fromDrizzle(db, sql);
      const grouped = groupId === undefined ? {} : await placeOf(within, name, groupId);
      const requestId = workingRequest.getStore();
      await boss.send(name, requestId === undefined ? data : { ...data, requestId }, {
        // Under the policy of the queues a key may wait once, so a job without one gets its own.
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...grouped,
        db: within,
      });
    },
    async retryJobs(db, jobs) {
      for (const [name, ofName] of Map.groupBy(jobs, (job) => job.name)) {
        const ids = ofName.map(({ id }) => id);
        await boss.retry(name, ids, { db: fromDrizzle(db, sql) });
      }
    },
    wakeOutbox: () => queue.worker?.wakeOutbox(),
    isHealthy: () => queue.worker?.isHealthy() ?? true,
    async close() {
      await boss.stop({ graceful: true, timeout: 8_000, close: false });
      await session?.close();
    },
  };
  return queue;
}

function queueOptions(handler: JobHandler) {
  return {
    retryLimit: handler.retries ?? 3,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: handler.timeoutSeconds ?? 900,
    deleteAfterSeconds: 2 * 86_400,
    notify: true,
  };
}

/** Makes the queues of a new version, and brings those of an older one to its numbers. */
async function declareQueues(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const handler of handlers) {
    const wanted = queueOptions(handler);
    const found = existing.get(handler.name);
    if (found === undefined) await boss.createQueue(handler.name, { policy: 'short', ...wanted });
    else if (Object.entries(wanted).some(([name, value]) => found[name as keyof typeof found] !== value)) {
      await boss.updateQueue(handler.name, wanted);
    }
  }
}
