import type { JobWithMetadata } from 'pg-boss';
import { nextTurn } from '#server/jobs/turns/next-turn.ts';
import type { DatabaseSession } from '../../database/connections/database-session.ts';
import { jobSchema } from '../job-schema.ts';

/**
 * Puts a job back, and no attempt is lost.
 * - `stopping`: as if it had not been taken, since its process ends. Another may continue at once.
 * - `turn-over`: it waits for its next turn. The attempt counts and one more is allowed: the queue knows by the number that
 *   what this worker says at the end is not about the next attempt, which may have begun by then.
 */
export async function handBackJob(
  session: DatabaseSession,
  { id, name, groupId }: JobWithMetadata<object>,
  cause: 'stopping' | 'turn-over',
): Promise<void> {
  const isStopping = cause === 'stopping';
  const change = isStopping ? 'started_on = NULL' : `retry_limit = retry_limit + 1, priority = (${nextTurn})`;
  await session.query({
    text: `
      UPDATE ${jobSchema}.job SET state = 'retry', start_after = now(), ${change}
      WHERE name = $1 AND id = ${isStopping ? '$2' : '$3'} AND state = 'active'`,
    values: isStopping ? [name, id] : [name, groupId, id],
  });
}
