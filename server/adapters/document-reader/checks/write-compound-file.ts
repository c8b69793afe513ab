const SECTOR = 4_096;
const END_OF_CHAIN = -2;
const FREE = -1;
const TABLE_SECTOR = -3;
const ENTRY_BYTES = 128;
/** Table sectors that the header has room for: files of up to 400 MB. */
const MOST_TABLE_SECTORS = 109;

/**
 * A plain Office container (Compound File Binary, version 4) of these streams: whatever reads it sees them and nothing
 * else. Streams shorter than a sector are filled up with zeros.
 */
export function writeCompoundFile(streams: readonly { name: string; data: Buffer }[]): Buffer {
  const padded = streams.map(({ name, data }) => ({
    name,
    size: Math.max(data.length, SECTOR),
    data: Buffer.concat([data, Buffer.alloc(sectorsOf(data.length) * SECTOR - data.length)]),
  }));
  const contentSectors = 1 + padded.reduce((sum, { data }) => sum + data.length / SECTOR, 0);
  const tableSectors = Math.ceil(contentSectors / (SECTOR / 4 - 1));
  if (tableSectors > MOST_TABLE_SECTORS)
    throw new RangeError('These streams are too long for one container.');

  const next: number[] = Array.from({ length: tableSectors }, () => TABLE_SECTOR);
  const directorySector = next.length;
  next.push(END_OF_CHAIN);
  const starts = padded.map(({ data }) => {
    const start = next.length;
    const end = start + data.length / SECTOR;
    for (let id = start + 1; id <= end; id += 1) next.push(id === end ? END_OF_CHAIN : id);
    return start;
  });
  const table = Buffer.alloc(tableSectors * SECTOR, 0xff);
  for (const [id, value] of next.entries()) table.writeInt32LE(value, id * 4);
  const entries = [
    writeEntry('Root Entry', {
      type: 5,
      right: FREE,
      child: streams.length > 0 ? 1 : FREE,
      start: END_OF_CHAIN,
      size: 0,
    }),
    ...padded.map(({ name, size }, index) =>
      writeEntry(name, {
        type: 2,
        right: index + 1 < padded.length ? index + 2 : FREE,
        child: FREE,
        start: starts[index] ?? END_OF_CHAIN,
        size,
      }),
    ),
  ];
  const directory = Buffer.concat([...entries, Buffer.alloc(SECTOR)]).subarray(0, SECTOR);
  return Buffer.concat([
    writeHeader(tableSectors, directorySector),
    table,
    directory,
    ...padded.map(({ data }) => data),
  ]);
}

function sectorsOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / SECTOR));
}

function writeHeader(tableSectors: number, directorySector: number): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(4, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(12, 30);
  header.writeUInt16LE(6, 32);
  header.writeInt32LE(1, 40);
  header.writeInt32LE(tableSectors, 44);
  header.writeInt32LE(directorySector, 48);
  header.writeInt32LE(SECTOR, 56);
  header.writeInt32LE(END_OF_CHAIN, 60);
  header.writeInt32LE(END_OF_CHAIN, 68);
  for (let at = 0; at < MOST_TABLE_SECTORS; at += 1)
    header.writeInt32LE(at < tableSectors ? at : FREE, 76 + at * 4);
  return header;
}

function writeEntry(
  name: string,
  links: { type: number; right: number; child: number; start: number; size: number },
): Buffer {
  const entry = Buffer.alloc(ENTRY_BYTES);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(links.type, 66);
  entry.writeUInt8(1, 67);
  entry.writeInt32LE(FREE, 68);
  entry.writeInt32LE(links.right, 72);
  entry.writeInt32LE(links.child, 76);
  entry.writeInt32LE(links.start, 116);
  entry.writeInt32LE(links.size, 120);
  return entry;
}
