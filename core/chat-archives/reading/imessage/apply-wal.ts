const [magicLittle, magicBig] = [0x377f0682, 0x377f0683];
const headLength = 32;
const frameHeadLength = 24;

/**
 * A SQLite database with what its write-ahead log (`-wal`) has been given since, as one that has no log. A log that does
 * not belong to it, or a part that was not written to its end, changes nothing.
 * @param database may be changed
 * @param wal null where there is none
 */
export function applyWal(database: Uint8Array, wal: Uint8Array | null): Uint8Array {
  const { frames, pageSize, pages } = wal === null ? noFrames : committedFrames(wal);
  let merged = database;
  if (frames.size > 0 && pages * pageSize !== database.length) {
    merged = new Uint8Array(pages * pageSize);
    merged.set(database.subarray(0, merged.length));
  }
  for (const [page, content] of frames) if (page <= pages) merged.set(content, (page - 1) * pageSize);
  // Reads and writes without a log from now on.
  merged.set([1, 1], 18);
  return merged;
}

interface Frames {
  /** The newest content of each page, by its number from 1. */
  frames: Map<number, Uint8Array>;
  pageSize: number;
  /** Length of the database after the last commit. */
  pages: number;
}

const noFrames: Frames = { frames: new Map(), pageSize: 0, pages: 0 };

function committedFrames(wal: Uint8Array): Frames {
  if (wal.length < headLength) return noFrames;
  const view = new DataView(wal.buffer, wal.byteOffset, wal.byteLength);
  const magic = view.getUint32(0);
  const pageSize = view.getUint32(8);
  const isPageSize = pageSize >= 512 && pageSize <= 65_536 && (pageSize & (pageSize - 1)) === 0;
  if ((magic !== magicLittle && magic !== magicBig) || !isPageSize) return noFrames;
  const isLittle = magic === magicLittle;
  const sum = addToSum([0, 0], view, 0, 24, isLittle);
  if (!isSum(sum, view, 24)) return noFrames;
  const frames = new Map<number, Uint8Array>();
  const waiting = new Map<number, Uint8Array>();
  let pages = 0;
  let running = sum;
  for (let at = headLength; at + frameHeadLength + pageSize <= wal.length; at += frameHeadLength + pageSize) {
    const isOfThisLog =
      view.getUint32(at + 8) === view.getUint32(16) && view.getUint32(at + 12) === view.getUint32(20);
    running = addToSum(running, view, at, 8, isLittle);
    running = addToSum(running, view, at + frameHeadLength, pageSize, isLittle);
    const page = view.getUint32(at);
    if (!isOfThisLog || page === 0 || !isSum(running, view, at + 16)) break;
    waiting.set(page, wal.subarray(at + frameHeadLength, at + frameHeadLength + pageSize));
    const pagesAfter = view.getUint32(at + 4);
    if (pagesAfter === 0) continue;
    // A commit: all pages since the one before count now.
    for (const [number, content] of waiting) frames.set(number, content);
    waiting.clear();
    pages = pagesAfter;
  }
  return { frames, pageSize, pages };
}

type Sum = [number, number];

const isSum = ([first, second]: Sum, view: DataView, at: number): boolean =>
  view.getUint32(at) === first && view.getUint32(at + 4) === second;

function addToSum([first, second]: Sum, view: DataView, at: number, length: number, isLittle: boolean): Sum {
  let [one, other] = [first, second];
  for (let index = at; index < at + length; index += 8) {
    one = (one + view.getUint32(index, isLittle) + other) >>> 0;
    other = (other + view.getUint32(index + 4, isLittle) + one) >>> 0;
  }
  return [one, other];
}
