import type { Pool } from 'pg';
import { jobSchema } from './job-schema.ts';

/** Marks the jobs of which one of a group runs at a time. */
export const oneAtATime = 'one-at-a-time';

/**
 * Has the database refuse to start a second job of such a group. The queue looks first whether one runs, but two workers
 * that take jobs at the same moment do not see each other's. The queue treats the refusal as nothing to do, and the job
 * goes on waiting. Why by an index of our own: `docs/decisions/0050-one-job-of-a-group.md`. The second index finds the turn
 * of a group's next job (`turns/next-turn.ts`).
 */
export async function limitGroups(pool: Pool): Promise<void> {
  // Sent as one query, so as one transaction: two processes that start at once make it one after the other.
  await pool.query(`
    SELECT pg_advisory_xact_lock(hashtextextended('${jobSchema}.one_at_a_time', 0));
    CREATE UNIQUE INDEX IF NOT EXISTS one_at_a_time ON ${jobSchema}.job (name, group_id)
      WHERE state = 'active' AND group_tier = '${oneAtATime}';
    CREATE INDEX IF NOT EXISTS turns_of_group ON ${jobSchema}.job (name, group_id, priority)
      WHERE state <= 'active' AND group_id IS NOT NULL`);
}
