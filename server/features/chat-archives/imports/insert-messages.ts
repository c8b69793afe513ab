import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { listMessageWords } from '#core/chat-archives/searching/list-message-words.ts';
import { wordsOf } from '#core/chat-archives/statistics/words-of.ts';
import type { Services } from '#server/context.ts';
import { chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { cleanText } from '#server/http/input/clean-text.ts';
import type { PackedMessage, ReadChats } from '#server/ports/chat-reader.ts';
import { countCovered } from './count-covered.ts';
import { fingerprintMessage } from './fingerprint-message.ts';
import { storedKey } from './stored-key.ts';

/** Rows of one statement, and messages that are looked at before others have their turn. */
const portion = 2_000;

interface Numbers {
  /** By the place of the chat. */
  chats: readonly number[];
  /** By platform and key. */
  people: ReadonlyMap<string, number>;
}

/** A message with what it is known by. */
interface Marked {
  message: PackedMessage;
  fingerprint: string;
  copy: number;
}

/**
 * Adds the messages that an archive does not have yet, in the order of time, and counts those of the same time that only
 * the archive has. The caller holds a lock on the archive.
 */
export async function insertMessages(
  services: Pick<Services, 'db'>,
  archive: { id: string; lastNumber: number },
  read: ReadChats,
  numbers: Numbers,
): Promise<{ added: number; missing: number }> {
  const covered = await countCovered(services, archive.id, read, numbers.chats);
  let lastNumber = archive.lastNumber;
  let offered = 0;
  for (const marked of markMessages(read)) {
    lastNumber += await insertPortion(services, { ...archive, lastNumber }, read, { numbers, marked });
    offered += marked.length;
    await setImmediate();
  }
  await services.db.update(chatArchive).set({ lastNumber }).where(eq(chatArchive.id, archive.id));
  const added = lastNumber - archive.lastNumber;
  return { added, missing: Math.max(0, covered - (offered - added)) };
}

/** All messages that an archive may have, in portions. */
function* markMessages({ chats, messages }: ReadChats): Generator<Marked[]> {
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

/** Answers how many of them were new. */
async function insertPortion(
  { db }: Pick<Services, 'db'>,
  archive: { id: string; lastNumber: number },
  read: ReadChats,
  { numbers, marked }: { numbers: Numbers; marked: readonly Marked[] },
): Promise<number> {
  const column = <Value>(value: (row: Marked) => Value) => sql.param(marked.map(value));
  const { rowCount } = await db.execute(sql`
    insert into archive_message (
      archive_id, number, chat, person, at, has_time, kind, media, text, word_count, is_question, flags, reactions,
      fingerprint, copy, words
    )
    select ${archive.id}, ${archive.lastNumber}::int + row_number() over (order by place), chat, person,
      coalesce(at, 'epoch'), at is not null, kind, media, text, word_count, is_question, string_to_array(flags, ' '),
      reactions, fingerprint, copy, array_to_tsvector(string_to_array(words, ' '))
    from unnest(
      ${column(({ message }) => numbers.chats[message.chat] ?? 0)}::int[],
      ${column(({ message }) => numberOfSender(message, read, numbers))}::int[],
      ${column(({ message: { at } }) => (at === null ? null : new Date(at).toISOString()))}::timestamptz[],
      ${column(({ message }) => message.kind)}::text[],
      ${column(({ message }) => message.media)}::text[],
      ${column(({ message }) => cleanText(message.text))}::text[],
      ${column(({ message }) => wordsOf(message.text).length)}::int[],
      ${column(({ message }) => /[?？؟]\s*$/.test(message.text))}::boolean[],
      ${column(({ message }) => message.flags.join(' '))}::text[],
      ${column(({ message }) => message.reactions)}::int[],
      ${column(({ fingerprint }) => fingerprint)}::text[],
      ${column(({ copy }) => copy)}::int[],
      ${column(({ message }) => listMessageWords(message.text).join(' '))}::text[]
    ) with ordinality as given (
      chat, person, at, kind, media, text, word_count, is_question, flags, reactions, fingerprint, copy, words, place
    )
    where not exists (
      select from archive_message as known
      where known.archive_id = ${archive.id} and known.fingerprint = given.fingerprint and known.copy = given.copy
    )`);
  return rowCount ?? 0;
}

function numberOfSender(
  { sender, chat }: PackedMessage,
  { chats }: ReadChats,
  { people }: Numbers,
): number | null {
  return sender === null ? null : (people.get(`${chats[chat]?.platform} ${storedKey(sender)}`) ?? null);
}
