import type { JobWithMetadata } from 'pg-boss';
import type { World } from '#server/context.ts';
import type { StartedJobQueue } from './create-job-queue.ts';
import { startOutbox } from './dispatch-outbox.ts';
import type { JobHandler } from './job-queue.ts';
import type { DatabaseSession } from './open-database-session.ts';
import { handBackJob, lockJob, reclaimJobs, unlockJob } from './reclaim-jobs.ts';
import type { Subscriber } from './subscriber.ts';

export interface Worker {
  /** Takes no more jobs, tells the running ones to stop and gives back to the queue what does not finish. */
  stop(): Promise<void>;
}

const tickMs = 2_000;
/** A worker that has not looked for jobs for so long is not well. */
const healthyMs = 15_000;

/**
 * Runs jobs and hands on events in this process. A job of a process that died is taken up again within about five
 * seconds: every worker looks for lost and waiting jobs every two seconds, in one query, and is woken at once by new ones.
 */
export async function startWorker(
  world: World,
  queue: StartedJobQueue,
  handlers: readonly JobHandler[],
  subscribers: readonly Subscriber[],
): Promise<Worker> {
  const { boss } = queue;
  const session = sessionOf(queue);
  const names = handlers.map((handler) => handler.name);
  const handlerOf = new Map(handlers.map((handler) => [handler.name, handler]));
  const stopping = new AbortController();
  const running = new Set<string>();
  const outbox = startOutbox(world, subscribers);
  let lastTickMs = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();

  async function runJob(handler: JobHandler, job: JobWithMetadata<object>): Promise<void> {
    const lost = session.lost;
    running.add(job.id);
    try {
      if (!(await lockJob(session, job.id))) throw new Error('Another process still runs this job.');
      const signal = AbortSignal.any([job.signal, stopping.signal, lost]);
      signal.throwIfAborted();
      await handler.run(world, job.data, signal);
    } catch (error) {
      if (stopping.signal.aborted) await handBackJob(session, job);
      else {
        world.log.warn(
          { err: error, job: job.name, jobId: job.id, attempt: job.retryCount + 1 },
          'job failed',
        );
        if (job.retryCount >= job.retryLimit && !lost.aborted) await handler.giveUp?.(world, job.data);
      }
      throw error;
    } finally {
      running.delete(job.id);
      // With the connection, its locks have gone already.
      if (!lost.aborted) await unlockJob(session, job.id);
    }
  }

  async function tick(): Promise<void> {
    const { ready, spent } = await reclaimJobs(session, names, [...running]);
    for (const { id, name, data } of spent) {
      await boss.fail(name, id, { message: 'The process died at the last attempt.' });
      await handlerOf.get(name)?.giveUp?.(world, data);
    }
    for (const name of new Set(ready)) queue.wakeWorkers(name);
    lastTickMs = performance.now();
  }

  function tickLater(): void {
    timer = setTimeout(() => {
      ticking = tick()
        .catch((error: unknown) => world.log.error({ err: error }, 'looking for jobs failed'))
        .then(() => {
          if (!stopping.signal.aborted) tickLater();
        });
    }, tickMs);
  }

  for (const handler of handlers) {
    const options = {
      localConcurrency: handler.concurrency,
      includeMetadata: true as const,
      // New jobs wake the workers, and every tick looks for those that were missed.
      notifyPollingIntervalSeconds: 60,
    };
    await boss.work(handler.name, options, async ([job]: JobWithMetadata<object>[]) => {
      if (job !== undefined) await runJob(handler, job);
    });
  }
  const periodic = setInterval(() => void addPeriodicJobs(), 3_600_000);
  async function addPeriodicJobs(): Promise<void> {
    for (const { name, everySeconds } of handlers) {
      if (everySeconds === undefined) continue;
      try {
        await boss.send(name, {}, { singletonSeconds: everySeconds, singletonKey: 'periodic' });
      } catch (error) {
        world.log.error({ err: error, job: name }, 'periodic job could not be added');
      }
    }
  }
  await addPeriodicJobs();
  tickLater();
  queue.worker = {
    wakeOutbox: outbox.wake,
    isHealthy: () => performance.now() - lastTickMs < healthyMs,
  };

  return {
    async stop() {
      stopping.abort(new Error('The process is stopping.'));
      clearTimeout(timer);
      clearInterval(periodic);
      await ticking;
      await boss.stop({ graceful: true, timeout: 8_000, close: false });
      await outbox.stop();
      queue.worker = null;
    },
  };
}

function sessionOf(queue: StartedJobQueue): DatabaseSession {
  if (queue.session === null) throw new Error('This job queue was opened for a process without a worker.');
  return queue.session;
}
