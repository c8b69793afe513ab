import { and, eq, type SQL, sql } from 'drizzle-orm';
import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import { emptyColumns } from '#core/chat-archives/statistics/empty-columns.ts';
import { type MessageColumns, noTone } from '#core/chat-archives/statistics/message-columns.ts';
import { DETECTED_LANGUAGES } from '#core/language/detect-language.ts';
import type { Services } from '#server/context.ts';
import { archiveMessage, chatArchive } from '../chat-archives.table.ts';
import type { ColumnsVersion, VersionedColumns } from './columns-version.ts';
import { parseIntegers } from './parse-integers.ts';
import { readPackedColumns } from './read-packed-columns.ts';
import { storePackedColumns } from './store-packed-columns.ts';

/** Which messages of an archive. */
export interface ColumnFilter {
  chatId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Messages that are read at once. They come in the order of the index, so that none is sorted. */
const pieceLength = 100_000;

/** A row a piece, each column as numbers with commas between: rows or arrays of the driver would take ten times as long. */
interface Piece extends Record<string, unknown> {
  length: number;
  at: string;
  chat: string;
  person: string;
  kind: string;
  words: string;
  questions: string;
  languages: string;
  tones: string;
  /** Number of the last message of a whole piece; null in the last piece. */
  last: number | null;
}

/** Of larger archives nothing is kept. */
const mostKept = 3_000_000;

/** What this thread read last: who looks at figures asks for another chat or gap next. */
let kept: ({ archiveId: string } & VersionedColumns) | null = null;

/** All messages of an archive with a time as columns, in the order of time. They must not be changed. */
export async function readColumns(
  connection: Pick<Services, 'db'>,
  archiveId: string,
): Promise<MessageColumns> {
  const version = await readVersion(connection, archiveId);
  if (kept?.archiveId === archiveId && isSame(kept.version, version)) return kept.columns;
  kept = null;
  const packed = await readPackedColumns(connection, archiveId, version);
  const read = packed === null ? await readRows(connection, archiveId) : { version, columns: packed };
  if (packed === null) await storePackedColumns(connection, archiveId, read);
  if (read.columns.at.length <= mostKept) kept = { archiveId, ...read };
  return read.columns;
}

const isSame = (one: ColumnsVersion, other: ColumnsVersion): boolean =>
  one.lastNumber === other.lastNumber && one.describedNumber === other.describedNumber;

async function readVersion({ db }: Pick<Services, 'db'>, archiveId: string): Promise<ColumnsVersion> {
  const [archive] = await db
    .select({ lastNumber: chatArchive.lastNumber, describedNumber: chatArchive.describedNumber })
    .from(chatArchive)
    .where(eq(chatArchive.id, archiveId));
  return archive ?? { lastNumber: 0, describedNumber: 0 };
}

/** All at one moment, whatever comes in meanwhile. */
function readRows({ db }: Pick<Services, 'db'>, archiveId: string): Promise<VersionedColumns> {
  return db.transaction(
    async (tx) => {
      const version = await readVersion({ db: tx }, archiveId);
      return { version, columns: await readPieces({ db: tx }, archiveId) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readPieces({ db }: Pick<Services, 'db'>, archiveId: string): Promise<MessageColumns> {
  const pieces: MessageColumns[] = [];
  let after: SQL | undefined;
  do {
    const { rows } = await db.execute<Piece>(selectPiece(archiveId, after));
    const [row] = rows;
    if (row === undefined || row.length === 0) break;
    const piece = parsePiece(row);
    pieces.push(piece);
    after = row.last === null ? undefined : comesAfter(piece.at.at(-1) ?? 0, row.last);
  } while (after !== undefined);
  return joinPieces(pieces);
}

const comesAfter = (at: number, number: number): SQL =>
  sql`(${archiveMessage.at}, ${archiveMessage.number}) > (${new Date(at).toISOString()}::timestamptz, ${number}::int)`;

function selectPiece(archiveId: string, after: SQL | undefined): SQL {
  const kinds = sql.param([...archiveMessageKinds]);
  const languages = sql.param([...DETECTED_LANGUAGES]);
  const matching = and(eq(archiveMessage.archiveId, archiveId), archiveMessage.hasTime, after);
  return sql`
    select count(*)::int as length, string_agg(((extract(epoch from at) * 1000)::int8)::text, ',') as at,
      string_agg(chat::text, ',') as chat, string_agg(coalesce(person, -1)::text, ',') as person,
      string_agg(kind::text, ',') as kind, string_agg(word_count::text, ',') as words,
      string_agg(is_question::int::text, ',') as questions, string_agg(language::text, ',') as languages,
      string_agg(tone::text, ',') as tones, (array_agg(number))[${pieceLength}::int] as last
    from (
      select at, number, chat, person, array_position(${kinds}::text[], kind) - 1 as kind, word_count, is_question,
        coalesce(array_position(${languages}::text[], language), 0) as language, coalesce(tone, ${noTone}::int) as tone
      from ${archiveMessage} where ${matching} order by at, number limit ${pieceLength}::int
    ) as ordered`;
}

function parsePiece({ length, ...texts }: Piece): MessageColumns {
  return {
    at: parseIntegers(texts.at, new Float64Array(length)),
    chat: parseIntegers(texts.chat, new Int32Array(length)),
    person: parseIntegers(texts.person, new Int32Array(length)),
    kind: parseIntegers(texts.kind, new Uint8Array(length)),
    words: parseIntegers(texts.words, new Int32Array(length)),
    isQuestion: parseIntegers(texts.questions, new Uint8Array(length)),
    language: parseIntegers(texts.languages, new Uint8Array(length)),
    tone: parseIntegers(texts.tones, new Int8Array(length)),
  };
}

function joinPieces(pieces: readonly MessageColumns[]): MessageColumns {
  const length = pieces.reduce((sum, { at }) => sum + at.length, 0);
  const whole = emptyColumns(length);
  let start = 0;
  for (const piece of pieces) {
    for (const name of Object.keys(whole) as (keyof MessageColumns)[]) whole[name].set(piece[name], start);
    start += piece.at.length;
  }
  return whole;
}
