import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { archivePerson } from '#server/features/chat-archives/chat-archives.table.ts';

/** The numbers of people by their ids, of accounts the one that they were joined with; `not-found` when one is not there. */
export async function findPeople(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  personIds: readonly string[],
): Promise<number[]> {
  const numbers = personIds.map((id) => (/^\d{1,9}$/.test(id) ? Number(id) : -1));
  const rows = await db
    .select({ number: archivePerson.number, sameAs: archivePerson.sameAs })
    .from(archivePerson)
    .where(and(eq(archivePerson.archiveId, archiveId), inArray(archivePerson.number, numbers)));
  const found = new Map(rows.map(({ number, sameAs }) => [number, sameAs ?? number]));
  return [
    ...new Set(
      numbers.map((number) => {
        const person = found.get(number);
        if (person === undefined) throw failure('not-found');
        return person;
      }),
    ),
  ];
}
