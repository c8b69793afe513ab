import type { Services } from '#server/context.ts';
import type { DatabaseSession } from '../database/connections/database-session.ts';
import type { StartedJobQueue } from './create-job-queue.ts';
import type { JobHandler } from './job-handler.ts';
import type { JobLocks } from './locks/create-job-locks.ts';
import { reclaimJobs } from './locks/reclaim-jobs.ts';
import type { Turns } from './turns/create-turns.ts';

export interface JobSearch {
  /** Whether it has looked for jobs lately. */
  isHealthy(): boolean;
  stop(): Promise<void>;
}

const searchMs = 2_000;
const healthyMs = 15_000;

/**
 * Every two seconds, in one query, looks for jobs whose process died and for waiting ones of which no notification
 * came, and ends turns that are over. A lost job without an attempt left fails, and its handler is called.
 */
export function startJobSearch(
  services: Services,
  { boss, wakeWorkers }: Pick<StartedJobQueue, 'boss' | 'wakeWorkers'>,
  { session, locks, turns }: { session: DatabaseSession; locks: JobLocks; turns: Turns },
  handlers: readonly JobHandler[],
): JobSearch {
  const handlerOf = new Map(handlers.map((handler) => [handler.name, handler]));
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let searching: Promise<void> = Promise.resolve();
  let lastMs = performance.now();

  async function search(): Promise<void> {
    await locks.releaseEnded();
    const { ready, spent } = await reclaimJobs(session, [...handlerOf.keys()], locks.ids());
    for (const { id, name, data } of spent) {
      await boss.fail(name, id, { message: 'The process died at the last attempt.' });
      await handlerOf.get(name)?.giveUp?.(services, data);
    }
    for (const name of new Set(ready)) wakeWorkers(name);
    await turns.endOverdue();
    lastMs = performance.now();
  }

  function searchLater(): void {
    timer = setTimeout(() => {
      searching = search()
        .catch((error: unknown) => services.log.error({ err: error }, 'looking for jobs failed'))
        .then(() => {
          if (!isStopped) searchLater();
        });
    }, searchMs);
  }

  searchLater();
  return {
    isHealthy: () => performance.now() - lastMs < healthyMs,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await searching;
    },
  };
}
