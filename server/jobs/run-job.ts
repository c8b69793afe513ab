import type { JobWithMetadata } from 'pg-boss';
import type { Services } from '#server/context.ts';
import { workingRequest } from '#server/working-request.ts';
import type { DatabaseSession } from '../database/connections/database-session.ts';
import type { JobHandler } from './job-handler.ts';
import type { JobLocks } from './locks/create-job-locks.ts';
import { handBackJob } from './locks/hand-back-job.ts';
import type { Turns } from './turns/create-turns.ts';

interface Running {
  session: DatabaseSession;
  locks: JobLocks;
  turns: Turns;
  /** Aborted when the process must stop. */
  stopping: AbortSignal;
}

/**
 * Runs one job under its lock. A job that stops with its process or has had its turn goes back to the queue and
 * loses no attempt.
 */
export async function runJob(
  services: Services,
  { session, locks, turns, stopping }: Running,
  handler: JobHandler,
  job: JobWithMetadata<object>,
): Promise<void> {
  const { lost } = session;
  const startedMs = performance.now();
  const turn = turns.begin(handler, job.groupId);
  const mustGoBack = () => stopping.aborted || turn.over.aborted;
  let isBack = false;
  const count = (outcome: 'done' | 'failed' | 'handed-back') =>
    services.metrics?.countJob({
      name: handler.name,
      outcome,
      seconds: (performance.now() - startedMs) / 1_000,
    });
  try {
    await locks.take(job.id, lost);
    const signal = AbortSignal.any([job.signal, stopping, turn.over, lost]);
    signal.throwIfAborted();
    await ofRequest(job, (data) => handler.run(services, data, signal));
    count('done');
  } catch (error) {
    count(mustGoBack() ? 'handed-back' : 'failed');
    if (mustGoBack()) {
      isBack = true;
      await locks.release(job.id);
      await handBackJob(session, job, stopping.aborted ? 'stopping' : 'turn-over');
    } else {
      const { name, id: jobId, retryCount, retryLimit } = job;
      const line = { err: error, job: name, jobId, attempt: retryCount + 1 };
      // Nobody needs to look while it is tried again.
      const level = retryCount >= retryLimit ? 'error' : 'warn';
      await ofRequest(job, async () => services.log[level](line, 'job failed'));
      if (retryCount >= retryLimit && !lost.aborted)
        await ofRequest(job, async (data) => handler.giveUp?.(services, data));
    }
    throw error;
  } finally {
    turn.end();
    // The lock may be that of the next attempt by now, which this process has begun.
    if (!isBack) locks.end(job.id, lost);
  }
}

/** Runs work for a job with the id of the request that added it, which came with the data. */
function ofRequest<Result>(
  job: JobWithMetadata<object>,
  work: (data: object) => Promise<Result>,
): Promise<Result> {
  const { requestId, ...data } = job.data as { requestId?: string };
  return requestId === undefined ? work(data) : workingRequest.run(requestId, () => work(data));
}
