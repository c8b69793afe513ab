import { sql } from 'drizzle-orm';
import { historyDays } from '#core/health/summarise-health.ts';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { sampleSeconds } from './health-times.ts';
import { recordHeartbeat } from './record-heartbeat.ts';

export const statusJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'site.heartbeat',
    concurrency: 1,
    retries: 0,
    timeoutSeconds: 30,
    everySeconds: sampleSeconds,
    run: (services) => recordHeartbeat(services, 'jobs'),
  }),
  defineJobHandler({
    name: 'site.clean-up',
    concurrency: 1,
    everySeconds: 86_400,
    async run({ db, clock }) {
      const oldest = new Date(clock.now().getTime() - historyDays * 86_400_000).toISOString().slice(0, 10);
      await db.execute(sql`delete from health_day where date < ${oldest}::date`);
    },
  }),
];
