import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** A file in the zip: its content, or how many zero bytes it has, which take no place on the disk. */
export type LargeZipEntry = { name: string } & ({ content: Uint8Array } | { holeBytes: number });

/**
 * Writes a zip of any size, in the format for large files, whose empty parts are holes: 50 GB are written in a moment.
 * Nothing in it is packed.
 */
export function writeLargeZip(path: string, entries: readonly LargeZipEntry[]): void {
  const file = openSync(path, 'w');
  let at = 0;
  const write = (bytes: Uint8Array): void => {
    writeSync(file, bytes, 0, bytes.length, at);
    at += bytes.length;
  };
  const directory: Uint8Array[] = [];
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const size = 'content' in entry ? entry.content.length : entry.holeBytes;
    const sum = 'content' in entry ? crc32(entry.content) : 0;
    const header = { name, size, sum, offset: at };
    write(localHeader(header));
    if ('content' in entry) write(entry.content);
    else at += size;
    directory.push(directoryHeader(header));
  }
  const start = at;
  for (const header of directory) write(header);
  write(endOf({ count: entries.length, start, end: at }));
  ftruncateSync(file, at);
  closeSync(file);
}

interface Header {
  name: Buffer;
  size: number;
  sum: number;
  offset: number;
}

const inTheExtraField = 0xffffffff;

function localHeader({ name, size, sum }: Header): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(45, 4);
  header.writeUInt32LE(sum, 14);
  header.writeUInt32LE(inTheExtraField, 18);
  header.writeUInt32LE(inTheExtraField, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(20, 28);
  return Buffer.concat([header, name, numbers([size, size])]);
}

function directoryHeader({ name, size, sum, offset }: Header): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(45, 4);
  header.writeUInt16LE(45, 6);
  header.writeUInt32LE(sum, 16);
  header.writeUInt32LE(inTheExtraField, 20);
  header.writeUInt32LE(inTheExtraField, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(28, 30);
  header.writeUInt32LE(inTheExtraField, 42);
  return Buffer.concat([header, name, numbers([size, size, offset])]);
}

/** An extra field with numbers that have no place in the header. */
function numbers(values: readonly number[]): Buffer {
  const field = Buffer.alloc(4 + values.length * 8);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(values.length * 8, 2);
  for (const [index, value] of values.entries()) field.writeBigUInt64LE(BigInt(value), 4 + index * 8);
  return field;
}

function endOf({ count, start, end }: { count: number; start: number; end: number }): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(end - start), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(end), 8);
  locator.writeUInt32LE(1, 16);
  const last = Buffer.alloc(22, 0xff);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt32LE(0, 4);
  last.writeUInt16LE(0, 20);
  return Buffer.concat([record, locator, last]);
}
