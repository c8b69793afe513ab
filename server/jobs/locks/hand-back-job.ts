import type { JobWithMetadata } from 'pg-boss';
import { nextTurn } from '#server/jobs/turns/next-turn.ts';
import type { DatabaseSession } from '../../database/connections/database-session.ts';
import { jobSchema } from '../job-schema.ts';

/**
 * Puts a job back. One that is `stopping` with its process keeps its place; one that has had its turn waits for the next.
 * The attempt counts and one more is allowed, so none is lost, and the queue knows by the number that what this worker says
 * at the end is not about the next attempt. That may have begun already, where another process has seen the job without its
 * lock: then nothing is done here.
 */
export async function handBackJob(
  session: DatabaseSession,
  { id, name, retryCount }: Pick<JobWithMetadata<object>, 'id' | 'name' | 'retryCount'>,
  cause: 'stopping' | 'turn-over',
): Promise<void> {
  const priority = cause === 'stopping' ? 'priority' : `(${nextTurn('job.name', 'job.group_id')})`;
  await session.query({
    text: `
      UPDATE ${jobSchema}.job
      SET state = 'retry', start_after = now(), retry_limit = retry_limit + 1, priority = ${priority}
      WHERE name = $1 AND id = $2 AND retry_count = $3 AND state = 'active'`,
    values: [name, id, retryCount],
  });
}
