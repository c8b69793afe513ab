import { and, asc, eq } from 'drizzle-orm';
import type { MessageColumns } from '#core/chat-archives/statistics/message-columns.ts';
import { packedLayout } from '#core/chat-archives/statistics/packed-layout.ts';
import { unpackColumns } from '#core/chat-archives/statistics/unpack-columns.ts';
import type { Services } from '#server/context.ts';
import { archiveColumns } from '../chat-archives.table.ts';
import type { ColumnsVersion } from './columns-version.ts';

/** The columns of an archive as they were stored for this version of it; null where they were not. */
export async function readPackedColumns(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  version: ColumnsVersion,
): Promise<MessageColumns | null> {
  const rows = await db
    .select({ bytes: archiveColumns.bytes })
    .from(archiveColumns)
    .where(
      and(
        eq(archiveColumns.archiveId, archiveId),
        eq(archiveColumns.layout, packedLayout),
        eq(archiveColumns.lastNumber, version.lastNumber),
        eq(archiveColumns.describedNumber, version.describedNumber),
      ),
    )
    .orderBy(asc(archiveColumns.place));
  return rows.length === 0 ? null : unpackColumns(rows.map(({ bytes }) => bytes));
}
