import type { JobWithMetadata } from 'pg-boss';
import type { Services } from '#server/context.ts';
import { cleanUpJob } from './clean-up.ts';
import type { StartedJobQueue } from './create-job-queue.ts';
import { startOutbox } from './dispatch-outbox.ts';
import type { JobHandler } from './job-handler.ts';
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
  services: Services,
  queue: StartedJobQueue,
  productHandlers: readonly JobHandler[],
  subscribers: readonly Subscriber[],
): Promise<Worker> {
  const handlers = [...productHandlers, cleanUpJob];
  const { boss } = queue;
  const session = sessionOf(queue);
  const names = handlers.map((handler) => handler.name);
  const handlerOf = new Map(handlers.map((handler) => [handler.name, handler]));
  const stopping = new AbortController();
  /** Jobs whose lock this process has, by id, and the connection that holds it. */
  const held = new Map<string, { phase: 'running' | 'ended' | 'ended-before'; lost: AbortSignal }>();
  const outbox = startOutbox(services, subscribers);
  let lastTickMs = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();

  async function runJob(handler: JobHandler, job: JobWithMetadata<object>): Promise<void> {
    const lost = session.lost;
    const isLocked = held.get(job.id)?.lost === lost;
    held.set(job.id, { phase: 'running', lost });
    try {
      if (!isLocked && !(await lockJob(session, job.id)))
        throw new Error('Another process still runs this job.');
      const signal = AbortSignal.any([job.signal, stopping.signal, lost]);
      signal.throwIfAborted();
      await handler.run(services, job.data, signal);
    } catch (error) {
      if (stopping.signal.aborted) {
        await unlockJob(session, job.id);
        await handBackJob(session, job);
      } else {
        const { name, id: jobId, retryCount, retryLimit } = job;
        services.log.warn({ err: error, job: name, jobId, attempt: retryCount + 1 }, 'job failed');
        if (retryCount >= retryLimit && !lost.aborted) await handler.giveUp?.(services, job.data);
      }
      throw error;
    } finally {
      held.set(job.id, { phase: 'ended', lost });
      // Else the next one would wait for the next tick, however many there are.
      queue.wakeWorkers(handler.name);
    }
  }

  /**
   * Gives up the locks of jobs that ended before the last tick. At once would be too soon: the queue notes how a job
   * ended only after this worker is done with it, and until then it would look lost.
   */
  async function unlockEnded(): Promise<void> {
    for (const [id, { phase, lost }] of held) {
      if (phase === 'ended') held.set(id, { phase: 'ended-before', lost });
      if (phase !== 'ended-before') continue;
      held.delete(id);
      // With a lost connection, its locks have gone already.
      if (!lost.aborted) await unlockJob(session, id);
    }
  }

  async function tick(): Promise<void> {
    await unlockEnded();
    const { ready, spent } = await reclaimJobs(session, names, [...held.keys()]);
    for (const { id, name, data } of spent) {
      await boss.fail(name, id, { message: 'The process died at the last attempt.' });
      await handlerOf.get(name)?.giveUp?.(services, data);
    }
    for (const name of new Set(ready)) queue.wakeWorkers(name);
    lastTickMs = performance.now();
  }

  function tickLater(): void {
    timer = setTimeout(() => {
      ticking = tick()
        .catch((error: unknown) => services.log.error({ err: error }, 'looking for jobs failed'))
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
      ...(handler.concurrencyPerWorkspace === undefined
        ? {}
        : { groupConcurrency: handler.concurrencyPerWorkspace }),
    };
    await boss.work(handler.name, options, async ([job]: JobWithMetadata<object>[]) => {
      if (job !== undefined) await runJob(handler, job);
    });
  }
  const periodic = handlers.flatMap(({ name, everySeconds }) =>
    everySeconds === undefined ? [] : [{ name, everySeconds }],
  );
  async function addPeriodicJob({ name, everySeconds }: (typeof periodic)[number]): Promise<void> {
    try {
      await boss.send(name, {}, { singletonSeconds: everySeconds, singletonKey: 'periodic' });
    } catch (error) {
      services.log.error({ err: error, job: name }, 'periodic job could not be added');
    }
  }
  for (const job of periodic) await addPeriodicJob(job);
  // Twice a period, since a timer that is a little late must not leave one out.
  const periodicTimers = periodic.map((job) =>
    setInterval(() => void addPeriodicJob(job), Math.min(job.everySeconds * 500, 3_600_000)),
  );
  tickLater();
  queue.worker = {
    wakeOutbox: outbox.wake,
    isHealthy: () => performance.now() - lastTickMs < healthyMs,
  };

  return {
    async stop() {
      stopping.abort(new Error('The process is stopping.'));
      clearTimeout(timer);
      for (const each of periodicTimers) clearInterval(each);
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
