import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { jobSchema } from './job-schema.ts';

export interface FailedJob {
  id: string;
  name: string;
  /** What the last attempt failed with, without where in the code. */
  error: string;
  attempts: number;
  createdAt: Date;
  failedAt: Date | null;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  message: string | null;
  retry_count: number;
  created_on: string;
  completed_on: string | null;
  total: string;
}

/** More than an operator reads at once; `total` says how many there are. */
const mostListed = 200;

/**
 * The jobs of the last two days that were given up, newest first; later ones the queue has deleted. They are read by SQL as
 * the queue lists the jobs of one name only.
 * @param q part of the name or the error
 * @param workspaceId only those whose data names this workspace
 */
export async function listFailedJobs(
  db: Database,
  {
    q = '',
    workspaceId,
    ids,
  }: { q?: string | undefined; workspaceId?: string; ids?: readonly string[] } = {},
): Promise<{ jobs: FailedJob[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`
    select id::text, name, coalesce(output ->> 'message', output ->> 'value') as message, retry_count,
      created_on, completed_on, count(*) over () as total
    from ${sql.identifier(jobSchema)}.job
    where state = 'failed' and (${q} = '' or position(lower(${q}) in lower(name || ' ' || coalesce(output::text, ''))) > 0)
      and (${workspaceId ?? null}::text is null or data ->> 'workspaceId' = ${workspaceId ?? null})
      and (${ids === undefined} or id::text = any(${sql.param(ids ?? [])}::text[]))
    order by completed_on desc nulls last, id desc limit ${mostListed}`);
  return {
    jobs: rows.map((row) => ({
      id: row.id,
      name: row.name,
      error: row.message ?? 'No reason was kept.',
      attempts: row.retry_count + 1,
      createdAt: new Date(row.created_on),
      failedAt: row.completed_on === null ? null : new Date(row.completed_on),
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}
