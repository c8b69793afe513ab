import type { FailedJob as Shown } from '#contract/operator/operator.schemas.ts';
import type { FailedJob } from '#server/jobs/list-failed-jobs.ts';

export function presentFailedJob({ createdAt, failedAt, ...job }: FailedJob): Shown {
  return { ...job, createdAt: createdAt.toISOString(), failedAt: failedAt?.toISOString() ?? null };
}
