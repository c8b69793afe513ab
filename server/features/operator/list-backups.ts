import { desc } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listBackups as endpoint } from '#contract/operator/operator.endpoints.ts';
import type { Services } from '#server/context.ts';
import { backupRun } from '#server/features/backups/backups.table.ts';
import { findLastRun } from '#server/features/backups/find-last-run.ts';

type Run = AnswerOf<typeof endpoint>['runs'][number];

const shownRuns = 40;

/** Where backups go, the last good one, the last test that passed, and the latest runs. */
export async function listBackups(services: Services): Promise<AnswerOf<typeof endpoint>> {
  const [lastBackup, lastTest, runs] = await Promise.all([
    findLastRun(services, 'backup', { isGood: true }),
    findLastRun(services, 'test', { isGood: true }),
    services.db.select().from(backupRun).orderBy(desc(backupRun.id)).limit(shownRuns),
  ]);
  return {
    place: services.backups?.place ?? null,
    lastBackup: lastBackup && present(lastBackup),
    lastTest: lastTest && present(lastTest),
    runs: runs.map(present),
  };
}

function present({ startedAt, endedAt, ...run }: typeof backupRun.$inferSelect): Run {
  return { ...run, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() };
}
