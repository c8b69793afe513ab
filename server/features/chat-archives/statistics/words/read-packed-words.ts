import type pg from 'pg';
import { addPackedCounts } from '#core/chat-archives/statistics/words/add-packed-counts.ts';
import { packedWordsLayout } from '#core/chat-archives/statistics/words/packed-words-layout.ts';
import { numberOfId } from '../../number-of-id.ts';
import type { ColumnFilter } from '../read-columns.ts';

export interface PackedWords {
  lastNumber: number;
  /** Each term once. */
  terms: string[];
  /** How often each of them is used. */
  totals: Uint32Array;
  /** Parts of the filter that begin or end within a fine piece: nothing of these is in the totals. */
  edges: ColumnFilter[];
}

interface Row {
  place: number;
  last_number: number;
  first_at: Date | null;
  last_at: Date | null;
  base64: string;
}

/** What was counted of the messages that match, as it was stored for the archive as it is; null where nothing was. */
export async function readPackedWords(
  pool: pg.Pool,
  archiveId: string,
  filter: ColumnFilter,
): Promise<PackedWords | null> {
  const { rows } = await pool.query<Row>(
    `with piece as (
      select archive_words.*, ($3::timestamptz is null or first_at >= $3) and ($4::timestamptz is null or last_at < $4) as is_inside
      from archive_words join chat_archive on chat_archive.id = archive_id
        and chat_archive.last_number = archive_words.last_number
      where archive_id = $1 and layout = $2
    ), inside as (select min(first_at) as first_at, max(last_at) as last_at from piece where is_inside and not is_fine)
    select place, last_number, piece.first_at, piece.last_at, encode(bytes, 'base64') as base64
    from piece cross join inside
    where place = 0 or (is_inside and not is_fine)
      or (is_fine and ($3 is not null or $4 is not null)
        and piece.last_at >= coalesce($3, '-infinity') and piece.first_at < coalesce($4, 'infinity')
        and (inside.first_at is null or piece.first_at < inside.first_at or piece.last_at > inside.last_at))
    order by place`,
    [archiveId, packedWordsLayout, filter.from ?? null, filter.to ?? null],
  );
  const [list, ...pieces] = rows;
  if (list === undefined) return null;
  const terms = Buffer.from(list.base64, 'base64').toString().split('\n');
  const totals = new Uint32Array(terms.length);
  const chat = filter.chatId === undefined ? null : numberOfId(filter.chatId);
  const edges: ColumnFilter[] = [];
  for (const piece of pieces) {
    const edge = edgeOf(piece, filter);
    if (edge === null) addPackedCounts(totals, Buffer.from(piece.base64, 'base64'), chat);
    else edges.push(edge);
  }
  return { lastNumber: list.last_number, terms, totals, edges };
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
