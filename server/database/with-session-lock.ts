import pg from 'pg';
import { sessionOptionsOf } from './session-options-of.ts';

/**
 * Runs work that only one process at a time may do, by its name. The lock belongs to a connection of its own, so the
 * server frees it however this process ends.
 * @returns false if it is being done elsewhere; then nothing is run
 */
export async function withSessionLock(
  pool: pg.Pool,
  name: string,
  run: () => Promise<void>,
): Promise<boolean> {
  const client = new pg.Client(sessionOptionsOf(pool));
  // A connection that is lost meanwhile has nothing to say here: the work's own statements do.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 4712)) AS taken',
      [name],
    );
    if (rows[0]?.taken !== true) return false;
    await run();
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
