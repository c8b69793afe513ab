import { and, asc, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { countTerms, type TermCounts } from '#core/chat-archives/statistics/words/count-terms.ts';
import { packCounts } from '#core/chat-archives/statistics/words/pack-counts.ts';
import { packedWordsLayout } from '#core/chat-archives/statistics/words/packed-words-layout.ts';
import type { Services } from '#server/context.ts';
import { queryBuilder } from '#server/database/query-builder.ts';
import { archiveMessage, archiveWords, chatArchive } from '../../chat-archives.table.ts';
import { leastPacked } from '../store-packed-columns.ts';
import { hasTerms } from './count-rows.ts';

/** Messages that are read at once. */
const portion = 20_000;
/** Messages of a piece, at least. */
const leastOfPiece = 25_000;
/** Fine pieces in it: where a span of time begins within one of these, the texts of that one are read. */
const finePieces = 10;

interface Packed {
  isFine: boolean;
  /** Null for the list of terms, and for messages without a time. */
  firstAt: Date | null;
  lastAt: Date | null;
  bytes: Buffer;
}

interface Piece {
  messages: number;
  firstAt: Date | null;
  lastAt: Date | null;
  /** By the number of the chat. */
  chats: Map<number, TermCounts>;
}

type Row = Pick<typeof archiveMessage.$inferSelect, 'number' | 'at' | 'chat' | 'text' | 'kind' | 'media'>;

/**
 * Counts the words of a larger archive, all at one moment whatever comes in meanwhile, and stores what it counted, unless the
 * archive has changed since.
 */
export async function packWords(
  pool: pg.Pool,
  archiveId: string,
  messagesOfPiece = leastOfPiece,
): Promise<void> {
  const db = queryBuilder(pool);
  const counted = await db.transaction(
    async (tx) => {
      const [archive] = await tx.select().from(chatArchive).where(eq(chatArchive.id, archiveId));
      if (archive === undefined || archive.lastNumber < leastPacked) return null;
      return {
        lastNumber: archive.lastNumber,
        pieces: await countPieces({ db: tx }, archiveId, messagesOfPiece),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (counted !== null) await storePieces({ db }, archiveId, counted);
}

/**
 * The list of all terms, then pieces in the order of time, each behind the fine ones that it is made of. Messages without a time are
 * a piece of their own, which no span of time cuts.
 */
async function countPieces(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  messagesOfPiece: number,
): Promise<Packed[]> {
  const places = new Map<string, number>();
  const packed: Packed[] = [];
  const untimed = newPiece(null);
  for await (const row of readRows({ db }, archiveId, false)) addRow(untimed, row);
  if (untimed.messages > 0) packed.push(packPiece(untimed, places, false));
  let whole: Piece | null = null;
  let fine: Piece | null = null;
  const endFine = (isLast: boolean): void => {
    if (fine === null) return;
    packed.push(packPiece(fine, places, true));
    whole = whole === null ? fine : joinPieces(whole, fine);
    fine = null;
    if (whole.messages < messagesOfPiece && !isLast) return;
    packed.push(packPiece(whole, places, false));
    whole = null;
  };
  for await (const row of readRows({ db }, archiveId, true)) {
    // Messages of one moment are in one piece, so that a span of time has all of them or none.
    if (isFull(fine, messagesOfPiece / finePieces) && row.at.getTime() !== fine.lastAt?.getTime())
      endFine(false);
    fine ??= newPiece(row.at);
    addRow(fine, row);
  }
  endFine(true);
  const list = Buffer.from([...places.keys()].join('\n'));
  return [{ isFine: false, firstAt: null, lastAt: null, bytes: list }, ...packed];
}

const newPiece = (firstAt: Date | null): Piece => ({ messages: 0, firstAt, lastAt: null, chats: new Map() });

const isFull = (piece: Piece | null, messages: number): piece is Piece =>
  piece !== null && piece.messages >= messages;

/** The first one with what the one behind it has. */
function joinPieces(whole: Piece, fine: Piece): Piece {
  for (const [chat, counts] of fine.chats) {
    const all = whole.chats.get(chat) ?? new Map<string, number>();
    whole.chats.set(chat, all);
    for (const [term, times] of counts) all.set(term, (all.get(term) ?? 0) + times);
  }
  return { ...whole, messages: whole.messages + fine.messages, lastAt: fine.lastAt };
}

async function* readRows(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  hasTime: boolean,
): AsyncGenerator<Row> {
  const { number, at, chat, text, kind, media } = archiveMessage;
  const matching = and(
    eq(archiveMessage.archiveId, archiveId),
    eq(archiveMessage.hasTime, hasTime),
    hasTerms,
  );
  let last: Row | undefined;
  do {
    const comesAfter =
      last && sql`(${at}, ${number}) > (${last.at.toISOString()}::timestamptz, ${last.number}::int)`;
    const rows: Row[] = await db
      .select({ number, at, chat, text, kind, media })
      .from(archiveMessage)
      .where(and(matching, comesAfter, hasTime ? undefined : eq(at, new Date(0))))
      .orderBy(asc(at), asc(number))
      .limit(portion);
    yield* rows;
    last = rows[portion - 1];
  } while (last !== undefined);
}

function addRow(piece: Piece, row: Row): void {
  const counts: TermCounts = piece.chats.get(row.chat) ?? new Map();
  piece.chats.set(row.chat, counts);
  countTerms(counts, row);
  piece.messages += 1;
  if (piece.firstAt !== null) piece.lastAt = row.at;
}

/** @param places of terms in the list of all, which gets those that are new */
function packPiece({ firstAt, lastAt, chats }: Piece, places: Map<string, number>, isFine: boolean): Packed {
  const placeOf = (term: string): number => {
    const place = places.get(term) ?? places.size;
    places.set(term, place);
    return place;
  };
  const placed = new Map(
    [...chats].map(([chat, counts]) => [
      chat,
      new Map([...counts].map(([term, times]) => [placeOf(term), times])),
    ]),
  );
  return { isFine, firstAt, lastAt, bytes: Buffer.from(packCounts(placed)) };
}

function storePieces(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  { lastNumber, pieces }: { lastNumber: number; pieces: readonly Packed[] },
): Promise<void> {
  return db.transaction(async (tx) => {
    const isSame = and(eq(chatArchive.id, archiveId), eq(chatArchive.lastNumber, lastNumber));
    const [archive] = await tx
      .select({ id: chatArchive.id })
      .from(chatArchive)
      .where(isSame)
      .for('no key update', { skipLocked: true });
    if (archive === undefined) return;
    await tx.delete(archiveWords).where(eq(archiveWords.archiveId, archiveId));
    for (const [place, piece] of pieces.entries())
      await tx
        .insert(archiveWords)
        .values({ archiveId, place, layout: packedWordsLayout, lastNumber, ...piece });
  });
}
