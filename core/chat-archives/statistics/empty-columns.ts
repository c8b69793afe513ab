import type { MessageColumns } from './message-columns.ts';

/** Columns of a length, to be filled. */
export function emptyColumns(length: number): MessageColumns {
  return {
    at: new Float64Array(length),
    chat: new Int32Array(length),
    person: new Int32Array(length),
    kind: new Uint8Array(length),
    words: new Int32Array(length),
    isQuestion: new Uint8Array(length),
    language: new Uint8Array(length),
    tone: new Int8Array(length),
  };
}
