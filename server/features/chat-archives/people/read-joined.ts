import { and, eq, isNotNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { archivePerson } from '#server/features/chat-archives/chat-archives.table.ts';

/** Numbers of accounts of an archive that were joined with another one, and of that other one. */
export async function readJoined(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ number: archivePerson.number, sameAs: archivePerson.sameAs })
    .from(archivePerson)
    .where(and(eq(archivePerson.archiveId, archiveId), isNotNull(archivePerson.sameAs)));
  return new Map(rows.map(({ number, sameAs }) => [number, sameAs ?? number]));
}
