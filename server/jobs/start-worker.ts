import type { JobWithMetadata } from 'pg-boss';
import type { Services } from '#server/context.ts';
import { cleanUpJob } from './clean-up-job.ts';
import type { StartedJobQueue } from './create-job-queue.ts';
import type { JobHandler } from './job-handler.ts';
import { createJobLocks } from './locks/create-job-locks.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import type { Subscriber } from './outbox/subscriber.ts';
import { runJob } from './run-job.ts';
import { startJobSearch } from './start-job-search.ts';
import { startPeriodicJobs } from './start-periodic-jobs.ts';
import { createTurns } from './turns/create-turns.ts';

export interface Worker {
  /** Takes no more jobs, tells the running ones to stop and gives back to the queue what does not finish. */
  stop(): Promise<void>;
}

/**
 * Runs jobs and dispatches events in this process. A job of a process that died is taken up again within about five
 * seconds: every worker looks for lost and waiting jobs every two seconds, and is woken at once by new ones.
 */
export async function startWorker(
  services: Services,
  queue: StartedJobQueue,
  productHandlers: readonly JobHandler[],
  subscribers: readonly Subscriber[],
): Promise<Worker> {
  const { boss, session } = queue;
  if (session === null) throw new Error('This job queue was opened for a process without a worker.');
  const handlers = [...productHandlers, cleanUpJob];
  const stopping = new AbortController();
  const locks = createJobLocks(session);
  const turns = createTurns(session);
  const outbox = startOutbox(services, subscribers);
  for (const handler of handlers) {
    const running = { session, locks, turns, stopping: stopping.signal };
    await boss.work(handler.name, workOptions(handler), async ([job]: JobWithMetadata<object>[]) => {
      if (job === undefined) return;
      try {
        await runJob(services, running, handler, job);
      } finally {
        // Else the next one would wait for the next search, however many there are.
        queue.wakeWorkers(handler.name);
      }
    });
  }
  const stopPeriodicJobs = await startPeriodicJobs(boss, services.log, handlers);
  const search = startJobSearch(services, queue, { session, locks, turns }, handlers);
  queue.worker = { wakeOutbox: outbox.wake, isHealthy: search.isHealthy };

  return {
    async stop() {
      stopping.abort(new Error('The process is stopping.'));
      stopPeriodicJobs();
      await search.stop();
      await boss.stop({ graceful: true, timeout: 8_000, close: false });
      await outbox.stop();
      queue.worker = null;
    },
  };
}

function workOptions({ concurrency, concurrencyPerGroup }: JobHandler) {
  return {
    localConcurrency: concurrency,
    includeMetadata: true as const,
    // New jobs wake the workers, and every search finds those that were missed.
    notifyPollingIntervalSeconds: 60,
    ...(concurrencyPerGroup === undefined ? {} : { groupConcurrency: concurrencyPerGroup }),
  };
}
