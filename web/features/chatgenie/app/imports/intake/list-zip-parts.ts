import { BlobReader, configure, type Entry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import type { ExportPart } from './export-part.ts';
import { IntakeProblem } from './intake-problem.ts';

// We are in a worker already.
configure({ useWebWorkers: false });

const mostParts = 1_000_000;
const [stored, deflated] = [0, 8];
const localHeaderLength = 30;

/**
 * The files in a zip of any size, by its directory: nothing else of it is read.
 * @throws IntakeProblem
 */
export async function listZipParts(file: File): Promise<ExportPart[]> {
  const parts: ExportPart[] = [];
  try {
    const reader = new ZipReader(new BlobReader(file), {
      strictness: 'tolerant',
      filenameValidation: 'tolerant',
    });
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      if (entry.encrypted)
        throw new IntakeProblem(
          `${file.name} is protected by a password. Unpack it and zip its content without one.`,
        );
      if (parts.length >= mostParts)
        throw new IntakeProblem(`${file.name} has more than a million files in it.`);
      if (entry.compressionMethod === stored || entry.compressionMethod === deflated)
        parts.push(partOf(file, entry));
    }
  } catch (error) {
    if (error instanceof IntakeProblem) throw error;
    throw new IntakeProblem(`${file.name} is not a complete zip file. Download it again.`);
  }
  return parts;
}

function partOf(file: File, entry: Entry): ExportPart {
  const { offset, compressedSize } = entry;
  return {
    name: nameOf(entry),
    sizeBytes: entry.uncompressedSize,
    packedBytes: compressedSize,
    crc32: entry.crc32 ?? 0,
    isDeflated: entry.compressionMethod === deflated,
    async openPacked() {
      const header = new DataView(await file.slice(offset, offset + localHeaderLength).arrayBuffer());
      const start = offset + localHeaderLength + header.getUint16(26, true) + header.getUint16(28, true);
      return file.slice(start, start + compressedSize);
    },
  };
}

/** Names of old zip programs are UTF-8 without saying so. */
function nameOf({ rawFilename, filename }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(rawFilename);
  } catch {
    return filename;
  }
}
