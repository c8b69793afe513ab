import { makeDoc } from '#server/adapters/document-reader/fixtures/make-doc.ts';
import type { HostileFile } from './hostile-file.ts';

const sector = 512;
/** Where the makers of {@link makeDoc} put the allocation table, the directory and the text. */
const table = sector;
const directory = 2 * sector;
const text = 3 * sector;

/** Old Word documents whose chains of sectors, trees and counts lead nowhere. */
export function hostileDocs(): HostileFile[] {
  const sound = makeDoc('Some words.\r'.repeat(200));
  const patched = (what: string, change: (bytes: Buffer) => void): HostileFile => {
    const bytes = Buffer.from(sound);
    change(bytes);
    return { what, fileName: 'x.doc', bytes };
  };
  return [
    { what: 'a chain of sectors that is a circle, in 1,024 bytes', fileName: 'x.doc', bytes: circle() },
    patched('a directory that is a circle', (bytes) => bytes.writeInt32LE(1, table + 4)),
    patched('a text that is a circle', (bytes) => bytes.writeInt32LE(2, table + 3 * 4)),
    patched('a long circle', (bytes) => {
      for (let id = 2; id < 12; id += 1) bytes.writeInt32LE(id === 11 ? 2 : id + 1, table + id * 4);
    }),
    patched('a chain that leads out of the file', (bytes) => bytes.writeInt32LE(0x7ffffff0, table + 3 * 4)),
    patched('a chain that leads before the file', (bytes) => bytes.writeInt32LE(-77, table + 3 * 4)),
    patched('two streams on the same sectors', (bytes) => bytes.writeInt32LE(2, directory + 2 * 128 + 116)),
    patched('a directory tree that is a circle', (bytes) => bytes.writeInt32LE(1, directory + 128 + 68)),
    patched('a directory tree whose branches meet', (bytes) => {
      bytes.writeInt32LE(2, directory + 128 + 68);
      bytes.writeInt32LE(2, directory + 128 + 72);
    }),
    patched('a root that is its own child', (bytes) => bytes.writeInt32LE(0, directory + 76)),
    patched('two billion allocation tables', (bytes) => bytes.writeInt32LE(0x7fffffff, 44)),
    patched('more allocation tables than there are sectors', (bytes) => bytes.writeInt32LE(100_000, 44)),
    patched('a table of tables that is a circle', (bytes) => {
      bytes.writeInt32LE(5_000, 44);
      bytes.writeInt32LE(2, 68);
      bytes.writeInt32LE(1_000_000, 72);
    }),
    patched('two billion short tables', (bytes) => bytes.writeInt32LE(0x7fffffff, 64)),
    patched('sectors of two gigabytes', (bytes) => bytes.writeUInt16LE(31, 30)),
    patched('sectors of one byte', (bytes) => bytes.writeUInt16LE(0, 30)),
    patched('short sectors of two gigabytes', (bytes) => bytes.writeUInt16LE(31, 32)),
    patched('a short stream that is not there', (bytes) => bytes.writeInt32LE(0x7fffffff, 56)),
    patched('a stream of four gigabytes', (bytes) => bytes.writeUInt32LE(0xffffffff, directory + 128 + 120)),
    patched('four billion letters', (bytes) => bytes.writeUInt32LE(0xfffffff0, text + 0x4c)),
    patched('four billion letters in footnotes', (bytes) => bytes.writeUInt32LE(0xfffffff0, text + 0x50)),
    patched('bookmarks beyond the table', (bytes) => bytes.writeUInt32LE(0xfffffff0, text + 0x146)),
    patched('properties beyond the table', (bytes) => {
      for (const at of [0xfa, 0xfe, 0x102, 0x106]) bytes.writeUInt32LE(0x7ffffff0, text + at);
    }),
    patched('a piece of four gigabytes', (bytes) => {
      const at = bytes.lastIndexOf(Buffer.from([2, 16, 0, 0, 0]));
      if (at > 0) bytes.writeUInt32LE(0xffffffff, at + 9);
    }),
    { what: 'its head alone', fileName: 'x.doc', bytes: sound.subarray(0, sector) },
    { what: 'its first bytes alone', fileName: 'x.doc', bytes: sound.subarray(0, 9) },
    { what: 'half of it', fileName: 'x.doc', bytes: sound.subarray(0, sound.length / 2) },
  ];
}

/** A container whose directory goes from one sector to the next and back. */
function circle(): Buffer {
  const bytes = Buffer.alloc(2 * sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeInt32LE(1, 44);
  bytes.writeInt32LE(1, 48);
  bytes.writeInt32LE(4_096, 56);
  bytes.writeInt32LE(-2, 60);
  bytes.writeInt32LE(-2, 68);
  for (let at = 80; at < sector; at += 4) bytes.writeInt32LE(-1, at);
  for (const [id, next] of [-3, 2, 1].entries()) bytes.writeInt32LE(next, sector + id * 4);
  return bytes;
}
