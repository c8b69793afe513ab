import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobHandler } from './job-handler.ts';

/** Adds each periodic job once a period for all processes, until the returned function is called. */
export async function startPeriodicJobs(
  boss: PgBoss,
  log: Logger,
  handlers: readonly JobHandler[],
): Promise<() => void> {
  const periodic = handlers.flatMap(({ name, everySeconds }) =>
    everySeconds === undefined ? [] : [{ name, everySeconds }],
  );

  async function add({ name, everySeconds }: (typeof periodic)[number]): Promise<void> {
    try {
      await boss.send(name, {}, { singletonSeconds: everySeconds, singletonKey: 'periodic' });
    } catch (error) {
      log.error({ err: error, job: name }, 'periodic job could not be added');
    }
  }

  for (const job of periodic) await add(job);
  // Twice a period, since a timer that is a little late must not leave one out.
  const timers = periodic.map((job) =>
    setInterval(() => void add(job), Math.min(job.everySeconds * 500, 3_600_000)),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
