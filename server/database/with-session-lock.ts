import pg from 'pg';
import { sessionOptionsOf } from './session-options-of.ts';
import { surviveLoss } from './survive-loss.ts';

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
  const client = surviveLoss(new pg.Client(sessionOptionsOf(pool)));
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
