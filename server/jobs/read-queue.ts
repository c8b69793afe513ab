import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import type { Gauges } from '#server/ports/metrics.ts';
import { jobSchema } from './job-schema.ts';

interface Row extends Record<string, unknown> {
  name: string;
  waiting: string;
  oldest: string | null;
  failed: string;
}

/** The jobs that are due and wait, how long the oldest has, and those that were given up, by name. */
export async function readQueue(db: Database): Promise<Gauges['queue']> {
  const { rows } = await db.execute<Row>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))) as oldest,
      count(*) filter (where state = 'failed') as failed
    from ${sql.identifier(jobSchema)}.job
    where state = 'failed' or (state in ('created', 'retry') and start_after <= now())
    group by name`);
  return rows.map(({ name, waiting, oldest, failed }) => ({
    name,
    waiting: Number(waiting),
    oldestSeconds: Number(oldest ?? 0),
    failed: Number(failed),
  }));
}
