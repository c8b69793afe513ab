import type { DatabaseSession } from '../../database/connections/database-session.ts';
import { jobSchema } from '../job-schema.ts';
import { lockKey } from './lock-key.ts';

/** A job is taken a moment before its lock is; a job younger than this may be in between. */
const graceSeconds = 3;

/**
 * A running job holds an advisory lock of its worker's session. The server frees it the moment that the process dies,
 * so a job without a holder is known to be lost, with no heartbeat to wait for. Gives such jobs back to the queue. Why by
 * SQL of our own: `docs/decisions/0011-lost-jobs-by-locks.md`.
 * @param held ids of the jobs whose lock this process has: its own locks do not stop it
 * @returns `ready`: names of jobs that wait; `spent`: lost jobs that have no attempt left
 */
export async function reclaimJobs(
  session: DatabaseSession,
  jobNames: string[],
  held: string[],
): Promise<{ ready: string[]; spent: { id: string; name: string; data: object }[] }> {
  const rows = await session.query<{ name: string; id: string | null; data: object | null }>({
    name: 'reclaim-jobs',
    text: `
      WITH suspect AS MATERIALIZED (
        SELECT id, name, retry_count, retry_limit, data FROM ${jobSchema}.job
        WHERE name = ANY($1) AND state = 'active' AND NOT id = ANY($2::uuid[])
          AND started_on < now() - interval '${graceSeconds} seconds'
      ), orphan AS MATERIALIZED (
        SELECT * FROM suspect WHERE pg_try_advisory_xact_lock(${lockKey('id::text')})
      ), freed AS (
        UPDATE ${jobSchema}.job SET state = 'retry', start_after = now()
        FROM orphan
        WHERE job.name = orphan.name AND job.id = orphan.id AND job.state = 'active'
          AND job.retry_count = orphan.retry_count AND orphan.retry_count < orphan.retry_limit
        RETURNING job.name
      )
      SELECT name, NULL::text AS id, NULL::jsonb AS data FROM freed
      UNION
      SELECT name, id::text, data FROM orphan WHERE retry_count >= retry_limit
      UNION
      SELECT DISTINCT name, NULL::text, NULL::jsonb FROM ${jobSchema}.job
      WHERE name = ANY($1) AND state < 'active' AND start_after <= now()`,
    values: [jobNames, held],
  });
  return {
    ready: rows.filter((row) => row.id === null).map((row) => row.name),
    spent: rows.flatMap(({ id, name, data }) => (id === null ? [] : [{ id, name, data: data ?? {} }])),
  };
}
