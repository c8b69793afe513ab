import type { DatabaseSession } from '../../database/connections/database-session.ts';
import { jobSchema } from '../job-schema.ts';

/** Puts a job back as if it had not been taken: another process may continue at once, and no attempt is lost. */
export async function handBackJob(
  session: DatabaseSession,
  job: { id: string; name: string },
): Promise<void> {
  await session.query({
    text: `
      UPDATE ${jobSchema}.job SET state = 'retry', started_on = NULL, start_after = now()
      WHERE name = $1 AND id = $2 AND state = 'active'`,
    values: [job.name, job.id],
  });
}
