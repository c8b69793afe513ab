import type { MessageColumns } from './message-columns.ts';
import { type PackedNumbers, packedHead, packedNames } from './packed-layout.ts';

/**
 * Some of the messages as bytes, each column as narrow as its numbers let it be: as little as possible must come from the
 * database when figures are asked for.
 */
export function packColumns(columns: MessageColumns, from: number, to: number): Uint8Array {
  const at = columns.at.subarray(from, to);
  const parts: PackedNumbers[] = [
    stepsOf(at),
    ...packedNames.map((name) => narrow(columns[name].subarray(from, to))),
  ];
  const packed = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + 1 + byteLength, packedHead));
  const head = new DataView(packed.buffer);
  head.setUint32(0, at.length, true);
  head.setFloat64(8, at[0] ?? 0, true);
  let start = packedHead;
  for (const part of parts) {
    packed[start] = part.BYTES_PER_ELEMENT;
    packed.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), start + 1);
    start += 1 + part.byteLength;
  }
  return packed;
}

/** Milliseconds since the time before, which is 0 for the first. */
function stepsOf(at: Float64Array): Uint32Array | Float64Array {
  const steps = at.map((each, index) => each - (at[index - 1] ?? each));
  return steps.every((step) => step < 2 ** 32) ? Uint32Array.from(steps) : steps;
}

/** Numbers below 0 are only in columns that have a sign. */
function narrow(column: Int32Array | Int8Array | Uint8Array): PackedNumbers {
  if (column.BYTES_PER_ELEMENT === 1) return column;
  return (
    [Int8Array, Int16Array]
      .map((Narrow) => Narrow.from(column))
      .find((narrowed) => isSame(narrowed, column)) ?? column
  );
}

const isSame = (narrowed: PackedNumbers, column: PackedNumbers): boolean =>
  narrowed.every((each, index) => each === column[index]);
