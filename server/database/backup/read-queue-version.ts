import type pg from 'pg';
import { jobSchema } from '#server/jobs/job-schema.ts';

/** Version of the tables that the job queue keeps for itself; null before its first start. */
export async function readQueueVersion(client: pg.Client): Promise<number | null> {
  const book = `${jobSchema}.version`;
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    book,
  ]);
  if (!rows[0]?.exists) return null;
  const { rows: versions } = await client.query<{ version: number }>(`SELECT version FROM ${book}`);
  return versions[0]?.version ?? null;
}
