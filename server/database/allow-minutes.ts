import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Lets each statement of the transaction `db` take ten minutes, waiting for locks included, instead of half a minute: for work
 * that takes longer the more somebody has stored.
 */
export async function allowMinutes(db: Database): Promise<void> {
  await db.execute(
    sql`select set_config('statement_timeout', '10min', true), set_config('lock_timeout', '10min', true)`,
  );
}
