import { and, eq, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import { emptyColumns } from '#core/chat-archives/statistics/empty-columns.ts';
import { type MessageColumns, noTone } from '#core/chat-archives/statistics/message-columns.ts';
import { DETECTED_LANGUAGES } from '#core/language/detect-language.ts';
import type { Services } from '#server/context.ts';
import { queryBuilder } from '#server/database/query-builder.ts';
import { archiveMessage, chatArchive } from '../chat-archives.table.ts';
import type { VersionedColumns } from './columns-version.ts';
import { parseIntegers } from './parse-integers.ts';
import { storePackedColumns } from './store-packed-columns.ts';

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

/** Reads the columns of an archive out of its rows, all at one moment whatever comes in meanwhile, and packs them for the next time. */
export async function readRows(pool: pg.Pool, archiveId: string): Promise<VersionedColumns> {
  const db = queryBuilder(pool);
  const read = await db.transaction(
    async (tx) => {
      const [version] = await tx
        .select({ lastNumber: chatArchive.lastNumber, describedNumber: chatArchive.describedNumber })
        .from(chatArchive)
        .where(eq(chatArchive.id, archiveId));
      const columns = await readPieces({ db: tx }, archiveId);
      return { version: version ?? { lastNumber: 0, describedNumber: 0 }, columns };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await storePackedColumns({ db }, archiveId, read);
  return read;
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
