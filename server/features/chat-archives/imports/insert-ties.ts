import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import type { PackedMessage } from '#server/ports/chat-reader.ts';

/**
 * Stores who turned to whom with messages that an archive has, whether they came with this upload or with an earlier one,
 * which may not have said it.
 * @param numberOf number of a person of a chat by their key; null for nobody who is known
 */
export async function insertTies(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  messages: readonly PackedMessage[],
  numberOf: (chat: number, key: string) => number | null,
): Promise<void> {
  const given = messages.flatMap(({ chat, ties, fingerprint, copy }) =>
    ties.flatMap(({ kind, from, to, afterMs }) => {
      const [fromPerson, toPerson] = [numberOf(chat, from), numberOf(chat, to)];
      return fromPerson === null || toPerson === null
        ? []
        : [{ fingerprint, copy, kind, from: fromPerson, to: toPerson, after: afterMs }];
    }),
  );
  if (given.length === 0) return;
  await db.execute(sql`
    insert into archive_tie (archive_id, message, chat, at, kind, from_person, to_person, after_ms)
    select ${archiveId}, known.number, known.chat, case when known.has_time then known.at end, given.kind, given."from",
      given."to", given.after
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (fingerprint text, copy int, kind text, "from" int, "to" int, after int8)
    join archive_message known
      on known.archive_id = ${archiveId} and known.fingerprint = given.fingerprint and known.copy = given.copy
    on conflict do nothing`);
}
