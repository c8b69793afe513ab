import type pg from 'pg';
import type { MessageColumns } from '#core/chat-archives/statistics/message-columns.ts';
import { packedLayout } from '#core/chat-archives/statistics/packed-layout.ts';
import { unpackColumns } from '#core/chat-archives/statistics/unpack-columns.ts';
import type { ColumnsVersion } from './columns-version.ts';

/** The columns of an archive as they were stored for this version of it; null where they were not. */
export async function readPackedColumns(
  pool: pg.Pool,
  archiveId: string,
  { lastNumber, describedNumber }: ColumnsVersion,
): Promise<MessageColumns | null> {
  // As base64: the driver takes bytes as hexadecimal digits, which are half as many again, and reads them more slowly.
  const { rows } = await pool.query<{ base64: string }>(
    `select encode(bytes, 'base64') as base64 from archive_columns
    where archive_id = $1 and layout = $2 and last_number = $3 and described_number = $4 order by place`,
    [archiveId, packedLayout, lastNumber, describedNumber],
  );
  return rows.length === 0 ? null : unpackColumns(rows.map(({ base64 }) => Buffer.from(base64, 'base64')));
}
