import type { Pool } from 'pg';

/** A place in the log of a database server: everything committed before is in front of it. */
export interface LogPosition {
  /** The same for a server and all that follow it. */
  system: string;
  at: string;
}

/** Where the log of the database ends now. Rejects on a server that follows another. */
export async function readPosition(primary: Pool): Promise<LogPosition> {
  const { rows } = await primary.query<LogPosition>(
    'select system_identifier::text as system, pg_current_wal_flush_lsn()::text as at from pg_control_system()',
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A function gives one row.');
  return row;
}
