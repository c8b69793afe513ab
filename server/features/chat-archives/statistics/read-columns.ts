import { sql } from 'drizzle-orm';
import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import type { MessageColumns } from '#core/chat-archives/statistics/message-columns.ts';
import type { Services } from '#server/context.ts';
import { archiveMessage } from '../chat-archives.table.ts';
import { matchMessages } from '../match-messages.ts';
import { readJoined } from '../people/read-joined.ts';

interface Row extends Record<string, unknown> {
  at: number[];
  chat: number[];
  person: number[];
  kind: number[];
  words: number[];
  questions: number[];
}

/** The messages of an archive as columns, in the order of time, and the ids of people by their numbers in them. */
export async function readColumns(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  filter: { chatId?: string | undefined; from?: string | undefined; to?: string | undefined },
): Promise<{ columns: MessageColumns; personIds: string[] }> {
  const kinds = sql.param([...archiveMessageKinds]);
  // One row of arrays: a million rows of their own would take ten times as long to read.
  const { rows } = await db.execute<Row>(sql`
    select array_agg((extract(epoch from at) * 1000)::float8) as at, array_agg(chat) as chat,
      array_agg(coalesce(person, -1)) as person, array_agg(kind) as kind, array_agg(word_count) as words,
      array_agg(is_question::int) as questions
    from (
      select at, chat, person, array_position(${kinds}::text[], kind) - 1 as kind, word_count, is_question
      from ${archiveMessage} where ${matchMessages(archiveId, filter)} and has_time order by at, number
    ) as ordered`);
  const [row] = rows;
  const joined = await readJoined({ db }, archiveId);
  const person = Int32Array.from(row?.person ?? [], (number) => joined.get(number) ?? number);
  const most = person.reduce((most, number) => Math.max(most, number), 0);
  return {
    columns: {
      at: Float64Array.from(row?.at ?? []),
      chat: Int32Array.from(row?.chat ?? []),
      person,
      kind: Uint8Array.from(row?.kind ?? []),
      words: Int32Array.from(row?.words ?? []),
      isQuestion: Uint8Array.from(row?.questions ?? []),
    },
    personIds: Array.from({ length: most + 1 }, (_, number) => String(number)),
  };
}
