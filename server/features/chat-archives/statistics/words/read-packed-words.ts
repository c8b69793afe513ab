import type pg from 'pg';
import { addPackedCounts } from '#core/chat-archives/statistics/words/add-packed-counts.ts';
import { packedWordsLayout } from '#core/chat-archives/statistics/words/packed-words-layout.ts';
import { numberOfId } from '../../number-of-id.ts';
import type { ColumnFilter } from '../read-columns.ts';

export interface PackedWords {
  lastNumber: number;
  /** Each term once. */
  counts: [term: string, times: number][];
  /** Parts of the filter that begin or end in the midst of a piece: nothing of these is in the counts. */
  edges: ColumnFilter[];
}

interface Row {
  place: number;
  last_number: number;
  first_at: Date | null;
  last_at: Date | null;
  bytes: Buffer;
}

/** What was counted of the messages that match, as it was stored for the archive as it is; null where nothing was. */
export async function readPackedWords(
  pool: pg.Pool,
  archiveId: string,
  filter: ColumnFilter,
): Promise<PackedWords | null> {
  const { rows } = await pool.query<Row>(
    `select place, archive_words.last_number, first_at, last_at, bytes
    from archive_words join chat_archive on chat_archive.id = archive_id
      and chat_archive.last_number = archive_words.last_number
    where archive_id = $1 and layout = $2 and (
      place = 0 or ($3::timestamptz is null and $4::timestamptz is null)
      or (last_at >= coalesce($3, '-infinity') and first_at < coalesce($4, 'infinity')))
    order by place`,
    [archiveId, packedWordsLayout, filter.from ?? null, filter.to ?? null],
  );
  const [list, ...pieces] = rows;
  if (list === undefined) return null;
  const terms = list.bytes.toString().split('\n');
  const totals = new Uint32Array(terms.length);
  const chat = filter.chatId === undefined ? null : numberOfId(filter.chatId);
  const edges: ColumnFilter[] = [];
  for (const piece of pieces) {
    const edge = edgeOf(piece, filter);
    if (edge === null) addPackedCounts(totals, piece.bytes, chat);
    else edges.push(edge);
  }
  return {
    lastNumber: list.last_number,
    counts: terms.map((term, place) => [term, totals[place] ?? 0]),
    edges,
  };
}

/** The part of the filter that a piece has, if it is not the whole piece. */
function edgeOf({ first_at, last_at }: Row, filter: ColumnFilter): ColumnFilter | null {
  if (first_at === null || last_at === null) return null;
  const from = filter.from === undefined ? -Infinity : Date.parse(filter.from);
  const to = filter.to === undefined ? Infinity : Date.parse(filter.to);
  const [first, end] = [first_at.getTime(), last_at.getTime() + 1];
  if (from <= first && to >= end) return null;
  const span = [Math.max(from, first), Math.min(to, end)].map((each) => new Date(each).toISOString());
  return { ...filter, from: span[0], to: span[1] };
}
