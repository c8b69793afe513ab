import { crc32 } from 'node:zlib';
import type { ZipPart } from './unpack-zip-entries.ts';

/** A plain zip file of these parts, unpacked: whatever reads it sees them and nothing else. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of parts) {
    const label = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    // Names are UTF-8.
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(label.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    locals.push(Buffer.from('PK\u0003\u0004', 'latin1'), fields, label, data);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, tail, label);
    offset += 30 + label.length + data.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}
