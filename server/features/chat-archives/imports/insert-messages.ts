import { eq, sql } from 'drizzle-orm';
import type { ArchiveMessageFlag } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { cleanText } from '#server/http/input/clean-text.ts';
import type { ChatHead, PackedMessage, ReadChats } from '#server/ports/chat-reader.ts';
import { countCovered, type Span } from './count-covered.ts';
import { insertTies } from './insert-ties.ts';
import { storedKey } from './stored-key.ts';

/** Rows of one statement. */
const portion = 2_000;

interface Numbers {
  /** By the place of the chat. */
  chats: readonly number[];
  /** By platform and key. */
  people: ReadonlyMap<string, number>;
}

export interface InsertedMessages {
  added: number;
  /** Messages of the same times that only the archive has. */
  missing: number;
  flags: ReadonlyMap<ArchiveMessageFlag, number>;
}

/**
 * Adds the messages that an archive does not have yet, in the order in which they come. The caller holds a lock on the
 * archive.
 */
export async function insertMessages(
  services: Pick<Services, 'db'>,
  archive: Pick<typeof chatArchive.$inferSelect, 'id' | 'lastNumber' | 'describedNumber'>,
  read: ReadChats,
  numbers: Numbers,
): Promise<InsertedMessages> {
  const spans = new Map<number, Span>();
  const flags = new Map<ArchiveMessageFlag, number>();
  const numberOf = (chat: number, key: string | null) => numberOfPerson(read.chats[chat], key, numbers);
  let lastNumber = archive.lastNumber;
  let offered = 0;
  for await (const messages of inPortions(read.messages)) {
    for (const message of messages) {
      widenSpan(spans, numbers.chats[message.chat] ?? 0, message.at);
      for (const flag of message.flags) flags.set(flag, (flags.get(flag) ?? 0) + 1);
    }
    const placed = { ...archive, lastNumber };
    lastNumber += await insertPortion(services, placed, messages, { chats: numbers.chats, numberOf });
    await insertTies(services, archive.id, messages, numberOf);
    offered += messages.length;
  }
  const isDescribed = archive.describedNumber === archive.lastNumber;
  await services.db
    .update(chatArchive)
    .set({ lastNumber, ...(isDescribed ? { describedNumber: lastNumber } : {}) })
    .where(eq(chatArchive.id, archive.id));
  const added = lastNumber - archive.lastNumber;
  const covered = await countCovered(services, archive.id, spans, archive.lastNumber);
  return { added, missing: Math.max(0, covered - (offered - added)), flags };
}

async function* inPortions(messages: ReadChats['messages']): AsyncGenerator<PackedMessage[]> {
  let waiting: PackedMessage[] = [];
  for await (const some of messages) {
    for (const message of some) waiting.push(message);
    if (waiting.length < portion) continue;
    yield waiting;
    waiting = [];
  }
  if (waiting.length > 0) yield waiting;
}

function widenSpan(spans: Map<number, Span>, chat: number, at: number | null): void {
  if (at === null) return;
  const { from, to } = spans.get(chat) ?? { from: at, to: at };
  spans.set(chat, { from: Math.min(from, at), to: Math.max(to, at) });
}

/**
 * Answers how many of them were new. Each is looked up in the index: `offset 0` keeps PostgreSQL from comparing a portion
 * with the whole archive, as it does before it has counted the rows of a table, and then takes longer with every portion.
 */
async function insertPortion(
  { db }: Pick<Services, 'db'>,
  archive: { id: string; lastNumber: number },
  messages: readonly PackedMessage[],
  { chats, numberOf }: Pick<Numbers, 'chats'> & { numberOf(chat: number, key: string | null): number | null },
): Promise<number> {
  // As JSON, which costs a tenth of what the driver takes for arrays.
  const column = (value: (message: PackedMessage) => string | number | boolean | null) =>
    sql`json_array_elements_text(${JSON.stringify(messages.map(value))}::json)`;
  const { rowCount } = await db.execute(sql`
    insert into archive_message (
      archive_id, number, chat, person, at, has_time, kind, media, text, word_count, is_question, language, tone,
      flags, reactions, fingerprint, copy, words
    )
    select ${archive.id}, ${archive.lastNumber}::int + row_number() over (order by place), chat::int, person::int,
      coalesce(at::timestamptz, 'epoch'), at is not null, kind, media, text, word_count::int, is_question::boolean, language,
      tone::smallint, string_to_array(flags, ' '), reactions::int, fingerprint, copy::int,
      array_to_tsvector(string_to_array(words, ' '))
    from rows from (
      ${column(({ chat }) => chats[chat] ?? 0)},
      ${column(({ chat, sender }) => numberOf(chat, sender))},
      ${column(({ at }) => (at === null ? null : new Date(at).toISOString()))},
      ${column(({ kind }) => kind)},
      ${column(({ media }) => media)},
      ${column(({ text }) => cleanText(text))},
      ${column(({ wordCount }) => wordCount)},
      ${column(({ isQuestion }) => isQuestion)},
      ${column(({ language }) => language)},
      ${column(({ tone }) => tone)},
      ${column(({ flags }) => flags.join(' '))},
      ${column(({ reactions }) => reactions)},
      ${column(({ fingerprint }) => fingerprint)},
      ${column(({ copy }) => copy)},
      ${column(({ words }) => words)}
    ) with ordinality as given (
      chat, person, at, kind, media, text, word_count, is_question, language, tone, flags, reactions, fingerprint, copy,
      words, place
    )
    where not exists (
      select from archive_message as known
      where known.archive_id = ${archive.id} and known.fingerprint = given.fingerprint and known.copy = given.copy::int
      offset 0
    )`);
  return rowCount ?? 0;
}

function numberOfPerson(chat: ChatHead | undefined, key: string | null, { people }: Numbers): number | null {
  return key === null ? null : (people.get(`${chat?.platform} ${storedKey(key)}`) ?? null);
}
