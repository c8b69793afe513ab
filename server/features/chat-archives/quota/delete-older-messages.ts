import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';

/** Deletes all but the newest messages of an archive. Answers the numbers of those deleted. */
export async function deleteOlderMessages(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  most: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ number: number }>(sql`
    delete from archive_message
    where archive_id = ${archiveId} and number in (
      select number from archive_message where archive_id = ${archiveId}
      order by at desc, number desc offset ${most}
    ) returning number`);
  return rows.map(({ number }) => number);
}
