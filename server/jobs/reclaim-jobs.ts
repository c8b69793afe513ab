import { jobSchema } from './create-job-queue.ts';
import type { DatabaseSession } from './open-database-session.ts';

/** Number of the lock that a job's worker holds while it runs: free when the worker is gone, however it went. */
const lockOf = (id: string) => `hashtextextended(${id}, 4711)`;

/** Between taking a job and taking its lock lies a moment; a job younger than this may be in it. */
const graceSeconds = 3;

/**
 * A running job holds an advisory lock of its worker's session. The server frees it the moment that the process dies,
 * so a job without a holder is known to be lost, with no heartbeat to wait for. Gives such jobs back to the queue.
 * @param held ids of the jobs whose lock this process has: its own locks do not stop it
 * @returns `ready`: kinds of job that wait; `spent`: lost jobs that have no attempt left
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
        SELECT * FROM suspect WHERE pg_try_advisory_xact_lock(${lockOf('id::text')})
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

/** Takes the lock of a job for this process; false when another process holds it. */
export async function lockJob(session: DatabaseSession, id: string): Promise<boolean> {
  const [row] = await session.query<{ taken: boolean }>({
    name: 'lock-job',
    text: `SELECT pg_try_advisory_lock(${lockOf('$1')}) AS taken`,
    values: [id],
  });
  return row?.taken === true;
}

export async function unlockJob(session: DatabaseSession, id: string): Promise<void> {
  await session.query({
    name: 'unlock-job',
    text: `SELECT pg_advisory_unlock(${lockOf('$1')})`,
    values: [id],
  });
}

/** Puts a job back as if it had not been taken: another process may go on at once, and no attempt is lost. */
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
