import { inflateSync } from 'node:zlib';

const headerLength = 44;
const entryLength = 20;

/**
 * The plain font in a WOFF file. The library for fonts can read such a file itself, but unpacks it a hundred times slower
 * than Node does.
 */
export function unwrapFont(woff: Uint8Array): Buffer {
  const bytes = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = bytes.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = headerLength + index * entryLength;
    const [offset, packed, length] = [4, 8, 12].map((at) => bytes.readUInt32BE(entry + at));
    const data = bytes.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: bytes.subarray(entry, entry + 4),
      checksum: bytes.readUInt32BE(entry + 16),
      data: packed === length ? data : inflateSync(data),
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  bytes.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const pieces: Uint8Array[] = [head];
  let at = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const record = 12 + index * 16;
    tag.copy(head, record);
    head.writeUInt32BE(checksum, record + 4);
    head.writeUInt32BE(at, record + 8);
    head.writeUInt32BE(data.length, record + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    pieces.push(data, padding);
    at += data.length + padding.length;
  }
  return Buffer.concat(pieces);
}
