import type { MessageColumns } from './message-columns.ts';

interface ColumnSpan {
  /** Number of a chat; null for all. */
  chat: number | null;
  /** Milliseconds since 1970: from the first on, before the second. */
  from: number;
  to: number;
}

/** The messages of one chat, or of a span of time. Shares memory with the columns given where it can. */
export function filterColumns(columns: MessageColumns, { chat, from, to }: ColumnSpan): MessageColumns {
  const [first, end] = [firstFrom(columns.at, from), firstFrom(columns.at, to)];
  const span = mapColumns(columns, (column) => column.subarray(first, Math.max(first, end)));
  if (chat === null) return span;
  const places: number[] = [];
  for (const [place, number] of span.chat.entries()) if (number === chat) places.push(place);
  return mapColumns(span, (column) => {
    const chosen = column.slice(0, places.length);
    for (const [index, place] of places.entries()) chosen[index] = column[place] ?? 0;
    return chosen;
  });
}

type Column = Float64Array | Int32Array | Int8Array | Uint8Array;

function mapColumns(
  columns: MessageColumns,
  change: <Numbers extends Column>(column: Numbers) => Column,
): MessageColumns {
  return {
    at: change(columns.at) as Float64Array,
    chat: change(columns.chat) as Int32Array,
    person: change(columns.person) as Int32Array,
    kind: change(columns.kind) as Uint8Array,
    words: change(columns.words) as Int32Array,
    isQuestion: change(columns.isQuestion) as Uint8Array,
    language: change(columns.language) as Uint8Array,
    tone: change(columns.tone) as Int8Array,
  };
}

/** The place of the first time that is not before this one. */
function firstFrom(at: Float64Array, time: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((at[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
