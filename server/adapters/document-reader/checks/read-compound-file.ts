import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';

const END_OF_CHAIN = -2;
const NO_ENTRY = -1;
const ROOT = 5;
const STREAM = 2;
const ENTRY_BYTES = 128;
const MAX_ENTRIES = 20_000;
const IN_HEADER = 109;

/** Where sectors of one size lie, and which follows which. */
interface Allocation {
  next: Int32Array;
  sectorBytes: number;
  /** Each sector belongs to one chain. */
  seen: Uint8Array;
  sector(id: number): Buffer;
}

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/**
 * Takes the streams out of an old Office container (Compound File Binary). Every chain of sectors is checked: within the
 * file, without a circle, no sector in two chains; and no stream is longer than its chain.
 * @returns the streams next to the root, by name; those of embedded objects are left out
 * @throws UnreadableDocument
 */
export function readCompoundFile(bytes: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorShift = file.length < 512 ? 0 : file.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) throw broken();
  if (file.readUInt16LE(32) !== 6) throw broken();
  const sectors = openSectors(file, 1 << sectorShift);
  const entries = readEntries(followChain(sectors, file.readInt32LE(48)));
  const root = entries[0];
  if (root?.type !== ROOT) throw broken();
  const cutoff = file.readUInt32LE(56);
  const miniBytes = followChain(sectors, root.start);
  const mini = openMiniSectors(miniBytes, followChain(sectors, file.readInt32LE(60)));
  const streams = new Map<string, Buffer>();
  for (const { name, type, start, size } of childrenOf(root, entries)) {
    if (type !== STREAM) continue;
    if (streams.has(name)) throw broken();
    streams.set(name, followChain(size < cutoff ? mini : sectors, start, size).subarray(0, size));
  }
  return streams;
}

function openSectors(file: Buffer, sectorBytes: number): Allocation {
  const count = Math.max(0, Math.ceil(file.length / sectorBytes) - 1);
  const sector = (id: number): Buffer => {
    if (id < 0 || id >= count) throw broken();
    return file.subarray((id + 1) * sectorBytes, (id + 2) * sectorBytes);
  };
  const wanted = file.readUInt32LE(44);
  const perSector = sectorBytes / 4;
  if (wanted > Math.ceil(count / perSector) + 1) throw broken();
  const next = new Int32Array(count).fill(NO_ENTRY);
  for (const [index, id] of tableSectors(file, sector, wanted, perSector).entries()) {
    const table = sector(id);
    for (let at = 0; at + 4 <= table.length && index * perSector + at / 4 < count; at += 4) {
      next[index * perSector + at / 4] = table.readInt32LE(at);
    }
  }
  return { next, sectorBytes, seen: new Uint8Array(count), sector };
}

/** Numbers of the sectors that hold the allocation table: the first are in the header, more in a separate chain. */
function tableSectors(
  file: Buffer,
  sector: (id: number) => Buffer,
  wanted: number,
  perSector: number,
): number[] {
  const ids: number[] = [];
  for (let at = 0; at < Math.min(wanted, IN_HEADER); at += 1) ids.push(file.readInt32LE(76 + at * 4));
  let id = file.readInt32LE(68);
  while (ids.length < wanted) {
    // Every step adds some, so a circle ends too.
    const more = sector(id);
    if (more.length < perSector * 4) throw broken();
    for (let at = 0; at < perSector - 1 && ids.length < wanted; at += 1) ids.push(more.readInt32LE(at * 4));
    id = more.readInt32LE((perSector - 1) * 4);
  }
  return ids;
}

function openMiniSectors(bytes: Buffer, table: Buffer): Allocation {
  const sectorBytes = 64;
  const count = Math.ceil(bytes.length / sectorBytes);
  const next = new Int32Array(count).fill(NO_ENTRY);
  for (let at = 0; at < count && at * 4 + 4 <= table.length; at += 1) next[at] = table.readInt32LE(at * 4);
  return {
    next,
    sectorBytes,
    seen: new Uint8Array(count),
    sector: (id) => bytes.subarray(id * sectorBytes, (id + 1) * sectorBytes),
  };
}

/** @param size only so many bytes are wanted; what the chain has beyond is not looked at */
function followChain(
  { next, seen, sectorBytes, sector }: Allocation,
  start: number,
  size = Number.POSITIVE_INFINITY,
): Buffer {
  const parts: Buffer[] = [];
  let id = start;
  while (id !== END_OF_CHAIN && parts.length * sectorBytes < size) {
    // A chain that is not there at all is written in both ways.
    if (id === NO_ENTRY && parts.length === 0) break;
    if (id < 0 || id >= next.length || seen[id] === 1) throw broken();
    seen[id] = 1;
    parts.push(sector(id));
    id = next[id] ?? END_OF_CHAIN;
  }
  return Buffer.concat(parts);
}

function readEntries(directory: Buffer): Entry[] {
  const count = Math.floor(directory.length / ENTRY_BYTES);
  if (count > MAX_ENTRIES) throw new UnreadableDocument('too-many-parts');
  return Array.from({ length: count }, (_, index) => {
    const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    const nameBytes = Math.min(64, Math.max(2, entry.readUInt16LE(64)));
    return {
      name: entry.toString('utf16le', 0, nameBytes - 2),
      type: entry.readUInt8(66),
      left: entry.readInt32LE(68),
      right: entry.readInt32LE(72),
      child: entry.readInt32LE(76),
      start: entry.readInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

/** Neighbouring entries form a tree; each may be in it once. */
function childrenOf(parent: Entry, entries: readonly Entry[]): Entry[] {
  const children: Entry[] = [];
  const seen = new Set<number>();
  const waiting = [parent.child];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === NO_ENTRY) continue;
    const entry = entries[id];
    if (entry === undefined || seen.has(id)) throw broken();
    seen.add(id);
    children.push(entry);
    waiting.push(entry.left, entry.right);
  }
  return children;
}

function broken(): UnreadableDocument {
  return new UnreadableDocument('no-word-document');
}
