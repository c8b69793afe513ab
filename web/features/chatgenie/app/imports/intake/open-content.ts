import type { ExportPart } from './export-part.ts';

/** The content of a part as a stream, unpacked. */
export async function openContent({
  openPacked,
  isDeflated,
}: Pick<ExportPart, 'openPacked' | 'isDeflated'>): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const packed = (await openPacked()).stream();
  return isDeflated ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed;
}
