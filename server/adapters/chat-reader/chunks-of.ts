const chunkBytes = 1 << 18;

/** Bytes a chunk at a time, so that no text of all of them is made. */
export function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes)
    yield bytes.subarray(start, start + chunkBytes);
}
