import { inflateSync } from 'node:zlib';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';

const MAX_STREAMS = 200_000;
const MAX_STREAM_BYTES = 64 * 1_048_576;
const MAX_TOTAL_BYTES = 256 * 1_048_576;
/** Longest stretch before a stream that may be its dictionary. */
const MAX_DICTIONARY = 4_096;
const MAX_FILTERS = 3;

/**
 * Unpacks the streams of a PDF within bounds, all but those of pictures, which are not unpacked to read text. A stream
 * that breaks off is left to the parser.
 * @throws UnreadableDocument when they would unpack to far more than any text needs
 */
export function checkPdfStreams(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let room = MAX_TOTAL_BYTES;
  let count = 0;
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    if (at >= 3 && file.toString('latin1', at - 3, at) === 'end') continue;
    count += 1;
    if (count > MAX_STREAMS) throw new UnreadableDocument('too-many-parts');
    const before = file.toString('latin1', Math.max(0, at - MAX_DICTIONARY), at);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const filters = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (filters === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    if (filters > MAX_FILTERS) throw new UnreadableDocument('unpacks-too-far');
    room -= unpackedSize(file.subarray(dataStart(file, at + 6)), filters, Math.min(room, MAX_STREAM_BYTES));
  }
}

/** After the keyword comes a line feed, alone or after a carriage return. */
function dataStart(file: Buffer, at: number): number {
  const afterReturn = file[at] === 13 ? at + 1 : at;
  return file[afterReturn] === 10 ? afterReturn + 1 : afterReturn;
}

function unpackedSize(packed: Uint8Array, filters: number, limit: number): number {
  let data = packed;
  let size = 0;
  try {
    for (let filter = 0; filter < filters; filter += 1) {
      data = inflateSync(data, { maxOutputLength: Math.max(1, limit) });
      size += data.length;
    }
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableDocument('unpacks-too-far');
  }
  return size;
}
