import type { ThreadConnection } from '#server/ports/threads.ts';

/** Numbers of accounts of an archive that were joined with another one, and of that other one. */
export async function readJoined(
  { pool }: ThreadConnection,
  archiveId: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ number: number; same_as: number }>(
    'select number, same_as from archive_person where archive_id = $1 and same_as is not null',
    [archiveId],
  );
  return new Map(rows.map(({ number, same_as }) => [number, same_as]));
}
