import type { Services } from '#server/context.ts';

const patienceMs = 2_000;

async function answersInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } catch {
    // A database that refuses is what this asks about; the pool has logged why.
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Asks the database for one row, and the job queue whether it runs. */
export async function checkHealth(services: Services) {
  const database = (await answersInTime(services.pool.query('select 1')))
    ? ('ok' as const)
    : ('down' as const);
  const jobs = services.jobs.isHealthy() ? ('ok' as const) : ('down' as const);
  const status = database === 'ok' && jobs === 'ok' ? ('ok' as const) : ('down' as const);
  // Without it the product works on by words, so that it makes nothing "down".
  return { status, version: services.version, database, jobs, meaning: services.embeddingModels.state() };
}
