import { and, eq } from 'drizzle-orm';
import { packColumns } from '#core/chat-archives/statistics/pack-columns.ts';
import { packedLayout } from '#core/chat-archives/statistics/packed-layout.ts';
import type { Services } from '#server/context.ts';
import { archiveColumns, chatArchive } from '../chat-archives.table.ts';
import type { VersionedColumns } from './columns-version.ts';

/** Rows of smaller archives are read as fast. */
export const leastPacked = 5_000;
const messagesOfPiece = 100_000;

/**
 * Stores the columns of an archive instead of older ones, for the next time. Does nothing where the archive is small, has
 * changed or is gone, or where somebody else changes it at the moment.
 */
export function storePackedColumns(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  { version, columns }: VersionedColumns,
): Promise<void> {
  const length = columns.at.length;
  if (length < leastPacked) return Promise.resolve();
  return db.transaction(async (tx) => {
    const [archive] = await tx
      .select({ id: chatArchive.id })
      .from(chatArchive)
      .where(
        and(
          eq(chatArchive.id, archiveId),
          eq(chatArchive.lastNumber, version.lastNumber),
          eq(chatArchive.describedNumber, version.describedNumber),
        ),
      )
      .for('no key update', { skipLocked: true });
    if (archive === undefined) return;
    await tx.delete(archiveColumns).where(eq(archiveColumns.archiveId, archiveId));
    for (let from = 0; from < length; from += messagesOfPiece) {
      const packed = packColumns(columns, from, from + messagesOfPiece);
      await tx.insert(archiveColumns).values({
        archiveId,
        place: from / messagesOfPiece,
        layout: packedLayout,
        ...version,
        bytes: Buffer.from(packed.buffer),
      });
    }
  });
}
