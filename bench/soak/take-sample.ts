import { readdirSync } from 'node:fs';
import type { Client } from 'pg';
import { readUsage } from '../chat/process-usage.ts';

/** What must not grow with time, by what it is called in the table. */
export type Sample = Record<string, number>;

/**
 * What a running product holds at this moment: memory and open files of its process, memory and connections of its database, and rows
 * that are there for a while only. Rows of chats are not in it: they stay.
 */
export async function takeSample(
  database: Client,
  pids: { product: number; database: number },
): Promise<Sample> {
  const { rows } = await database.query<Sample>(`
    select (select count(*)::int from pg_stat_activity where datname = current_database()) as "connections",
      (select count(*)::int from outbox) as "events that wait",
      (select count(*)::int from jobs.job where state in ('created', 'retry', 'active')) as "open jobs",
      (select count(*)::int from jobs.job where state = 'failed') as "failed jobs",
      (select count(*)::int from rate_limit where ends_at < now() - interval '20 minutes') as "old rate limits",
      (select count(*)::int from question where outcome is null and asked_at < now() - interval '1 minute') as "answers never stored"`);
  return {
    'memory of the product (MB)': readUsage([pids.product]).rssMb,
    'memory of the database (MB)': readUsage([pids.database]).pssMb,
    'open files of the product': readdirSync(`/proc/${pids.product}/fd`).length,
    'processes of the product': readUsage([pids.product]).processes,
    ...rows[0],
  };
}
