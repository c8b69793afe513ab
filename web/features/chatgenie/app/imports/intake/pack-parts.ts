import {
  BlobReader,
  BlobWriter,
  configure,
  TextReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { type IntakeList, intakeListName } from '#core/chat-archives/intake/intake-list.ts';
import { writeIntakeList } from '#core/chat-archives/intake/write-intake-list.ts';
import type { ExportPart } from './export-part.ts';
import { openContent } from './open-content.ts';

configure({ useWebWorkers: false });

/** Smaller ones are copied as they are. */
const worthPacking = 64 * 1024;
/** The same files give the same bytes, by which an upload that broke off is found again. */
const lastModDate = new Date(1980, 0, 1);

/**
 * A zip of some parts of an export: those that are packed are copied without unpacking.
 * @param list of what is not in it; null for none
 */
export async function packParts(parts: readonly ExportPart[], list: IntakeList | null): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), {
    extendedTimestamp: false,
    dataDescriptor: false,
    lastModDate,
  });
  for (const part of parts) {
    const { name, sizeBytes, crc32, isDeflated } = part;
    if (crc32 !== null && (isDeflated || sizeBytes < worthPacking))
      await writer.add(name, new BlobReader(await part.openPacked()), {
        passThrough: true,
        uncompressedSize: sizeBytes,
        crc32,
        compressionMethod: isDeflated ? 8 : 0,
      });
    else await writer.add(name, await openContent(part), { uncompressedSize: sizeBytes });
  }
  if (list !== null) await writer.add(intakeListName, new TextReader(writeIntakeList(list)));
  return writer.close();
}
