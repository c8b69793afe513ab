/**
 * Changes with the bytes, so that what another release packed is not read as something else. A piece is the number of its
 * messages and the first time, then the columns in the order below, each after the number of bytes of its numbers. Times
 * are steps from the message before.
 */
export const packedLayout = 1;

/** All columns but that of times. */
export const packedNames = ['chat', 'person', 'words', 'kind', 'isQuestion', 'language', 'tone'] as const;

/** Bytes before the columns. */
export const packedHead = 16;

export type PackedNumbers = Float64Array | Uint32Array | Int32Array | Int16Array | Int8Array | Uint8Array;
