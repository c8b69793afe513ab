import type { Pool } from 'pg';
import type { LogPosition } from './read-position.ts';

/** `no-replica` takes changes of its own: the database itself, or a replica that was promoted. `foreign` follows another. */
export type Lag = { state: 'follows'; bytes: number } | { state: 'no-replica' | 'foreign' };

/** How much of the log before this position a server has not applied yet. */
export async function measureLag(replica: Pool, { system, at }: LogPosition): Promise<Lag> {
  const { rows } = await replica.query<{ system: string; follows: boolean; bytes: string | null }>(
    `select system_identifier::text as system, pg_is_in_recovery() as follows,
      pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()) as bytes
    from pg_control_system()`,
    [at],
  );
  const [row] = rows;
  if (row?.system !== system) return { state: 'foreign' };
  if (!row.follows || row.bytes === null) return { state: 'no-replica' };
  return { state: 'follows', bytes: Math.max(0, Number(row.bytes)) };
}
