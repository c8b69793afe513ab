import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { listMessageWords } from '#core/chat-archives/searching/list-message-words.ts';
import { describeWords } from '#core/chat-archives/statistics/describe-words.ts';
import type { Services } from '#server/context.ts';
import { chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { cleanText } from '#server/http/input/clean-text.ts';
import type { ReadChats } from '#server/ports/chat-reader.ts';
import { countCovered } from './count-covered.ts';
import { fingerprintMessage } from './fingerprint-message.ts';
import { insertTies } from './insert-ties.ts';
import type { MarkedMessage } from './marked-message.ts';
import { storedKey } from './stored-key.ts';

/** Rows of one statement, and messages that are looked at before others have their turn. */
const portion = 2_000;

interface Numbers {
  /** By the place of the chat. */
  chats: readonly number[];
  /** By platform and key. */
  people: ReadonlyMap<string, number>;
}

/**
 * Adds the messages that an archive does not have yet, in the order of time, and counts those of the same time that only
 * the archive has. The caller holds a lock on the archive.
 */
export async function insertMessages(
  services: Pick<Services, 'db'>,
  archive: Pick<typeof chatArchive.$inferSelect, 'id' | 'lastNumber' | 'describedNumber'>,
  read: ReadChats,
  numbers: Numbers,
): Promise<{ added: number; missing: number }> {
  const covered = await countCovered(services, archive.id, read, numbers.chats);
  let lastNumber = archive.lastNumber;
  let offered = 0;
  for (const marked of markMessages(read)) {
    lastNumber += await insertPortion(services, { ...archive, lastNumber }, read, { numbers, marked });
    await insertTies(services, archive.id, marked, (chat, key) => numberOfPerson(chat, key, read, numbers));
    offered += marked.length;
    await setImmediate();
  }
  const isDescribed = archive.describedNumber === archive.lastNumber;
  await services.db
    .update(chatArchive)
    .set({ lastNumber, ...(isDescribed ? { describedNumber: lastNumber } : {}) })
    .where(eq(chatArchive.id, archive.id));
  const added = lastNumber - archive.lastNumber;
  return { added, missing: Math.max(0, covered - (offered - added)) };
}

/** All messages that an archive may have, in portions. */
function* markMessages({ chats, messages }: ReadChats): Generator<MarkedMessage[]> {
  const copies = new Map<string, number>();
  const ordered = messages.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  for (let start = 0; start < ordered.length; start += portion)
    yield ordered.slice(start, start + portion).flatMap((message) => {
      const chat = chats[message.chat];
      if (chat === undefined) return [];
      const fingerprint = fingerprintMessage(chat, message);
      const copy = copies.get(fingerprint) ?? 0;
      // What has a name of its own is there once, however often an export repeats it.
      if (message.sourceId !== null && copy > 0) return [];
      copies.set(fingerprint, copy + 1);
      return [{ message, fingerprint, copy }];
    });
}

/**
 * Answers how many of them were new. Each is looked up in the index: `offset 0` keeps PostgreSQL from comparing a portion
 * with the whole archive, as it does before it has counted the rows of a table, and then takes longer with every portion.
 */
async function insertPortion(
  { db }: Pick<Services, 'db'>,
  archive: { id: string; lastNumber: number },
  read: ReadChats,
  { numbers, marked }: { numbers: Numbers; marked: readonly MarkedMessage[] },
): Promise<number> {
  const column = <Value>(value: (row: MarkedMessage) => Value) => sql.param(marked.map(value));
  const described = marked.map(({ message }) => describeWords(message));
  const { rowCount } = await db.execute(sql`
    insert into archive_message (
      archive_id, number, chat, person, at, has_time, kind, media, text, word_count, is_question, language, tone,
      flags, reactions, fingerprint, copy, words
    )
    select ${archive.id}, ${archive.lastNumber}::int + row_number() over (order by place), chat, person,
      coalesce(at, 'epoch'), at is not null, kind, media, text, word_count, is_question, language, tone,
      string_to_array(flags, ' '), reactions, fingerprint, copy, array_to_tsvector(string_to_array(words, ' '))
    from unnest(
      ${column(({ message }) => numbers.chats[message.chat] ?? 0)}::int[],
      ${column(({ message: { chat, sender } }) => numberOfPerson(chat, sender, read, numbers))}::int[],
      ${column(({ message: { at } }) => (at === null ? null : new Date(at).toISOString()))}::timestamptz[],
      ${column(({ message }) => message.kind)}::text[],
      ${column(({ message }) => message.media)}::text[],
      ${column(({ message }) => cleanText(message.text))}::text[],
      ${sql.param(described.map(({ wordCount }) => wordCount))}::int[],
      ${column(({ message }) => /[?？؟]\s*$/.test(message.text))}::boolean[],
      ${sql.param(described.map(({ language }) => language))}::text[],
      ${sql.param(described.map(({ tone }) => tone))}::smallint[],
      ${column(({ message }) => message.flags.join(' '))}::text[],
      ${column(({ message }) => message.reactions)}::int[],
      ${column(({ fingerprint }) => fingerprint)}::text[],
      ${column(({ copy }) => copy)}::int[],
      ${column(({ message }) => listMessageWords(message.text).join(' '))}::text[]
    ) with ordinality as given (
      chat, person, at, kind, media, text, word_count, is_question, language, tone, flags, reactions, fingerprint, copy,
      words, place
    )
    where not exists (
      select from archive_message as known
      where known.archive_id = ${archive.id} and known.fingerprint = given.fingerprint and known.copy = given.copy
      offset 0
    )`);
  return rowCount ?? 0;
}

function numberOfPerson(
  chat: number,
  key: string | null,
  { chats }: ReadChats,
  { people }: Numbers,
): number | null {
  return key === null ? null : (people.get(`${chats[chat]?.platform} ${storedKey(key)}`) ?? null);
}
