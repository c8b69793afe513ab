import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { listFailedJobs } from '#server/jobs/list-failed-jobs.ts';

/**
 * Starts jobs again that were given up: the named one, or the newest two hundred. Answers how many; `not-found` where the
 * named one is not among them.
 */
export function retryJobs(services: Services, jobId?: string): Promise<{ retried: number }> {
  return withTransaction(services, async (services) => {
    const { jobs } = await listFailedJobs(services.db, jobId === undefined ? {} : { ids: [jobId] });
    if (jobId !== undefined && jobs.length === 0) throw failure('not-found');
    const retried = jobs.length;
    await services.jobs.retryJobs(services.db, jobs);
    if (retried > 0)
      await recordAudit(services, { action: 'jobs.retried', workspaceId: null, details: { count: retried } });
    return { retried };
  });
}
