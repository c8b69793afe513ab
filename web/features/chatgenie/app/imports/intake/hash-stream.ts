import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * The SHA-256 of a stream, hexadecimal, without holding it in memory.
 * @param onBytes called with the length of each piece; the next one is read when it is done
 */
export async function hashStream(
  stream: ReadableStream<Uint8Array>,
  onBytes: (bytes: number) => Promise<void> | void = () => undefined,
): Promise<string> {
  const hash = sha256.create();
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    hash.update(next.value);
    await onBytes(next.value.length);
  }
  return bytesToHex(hash.digest());
}
