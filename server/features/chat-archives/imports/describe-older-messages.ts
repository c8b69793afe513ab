import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { describeWords } from '#core/chat-archives/statistics/describe-words.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { archiveMessage, chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';

/** Messages that are read at once. */
const portion = 2_000;

/** Adds language and tone to messages that a release stored which did not know them. */
export async function describeOlderMessages(
  services: Services,
  _job: unknown,
  signal: AbortSignal,
): Promise<void> {
  const archives = await services.db
    .select({ id: chatArchive.id })
    .from(chatArchive)
    .where(lt(chatArchive.describedNumber, chatArchive.lastNumber));
  for (const { id } of archives) while (await describePortion(services, id)) signal.throwIfAborted();
}

/** Answers whether there may be more. */
function describePortion(services: Services, archiveId: string): Promise<boolean> {
  return withTransaction(services, async ({ db }) => {
    // Imports hold the same lock, and add numbers at the end.
    const [archive] = await db.select().from(chatArchive).where(eq(chatArchive.id, archiveId)).for('update');
    if (archive === undefined) return false;
    const rows = await db
      .select({
        number: archiveMessage.number,
        person: archiveMessage.person,
        kind: archiveMessage.kind,
        text: archiveMessage.text,
      })
      .from(archiveMessage)
      .where(and(eq(archiveMessage.archiveId, archiveId), gt(archiveMessage.number, archive.describedNumber)))
      .orderBy(asc(archiveMessage.number))
      .limit(portion);
    const described = rows.map(({ number, person, ...row }) => ({
      number,
      ...describeWords({ ...row, sender: person === null ? null : String(person) }),
    }));
    await db.execute(sql`
      update archive_message set language = given.language, tone = given.tone
      from jsonb_to_recordset(${JSON.stringify(described)}::jsonb) as given (number int, language text, tone smallint)
      where archive_id = ${archiveId} and archive_message.number = given.number and given.language is not null`);
    const isLast = rows.length < portion;
    const describedNumber = isLast ? archive.lastNumber : (rows.at(-1)?.number ?? archive.lastNumber);
    await db.update(chatArchive).set({ describedNumber }).where(eq(chatArchive.id, archiveId));
    return !isLast;
  });
}
