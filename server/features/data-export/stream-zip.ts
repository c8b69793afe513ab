import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  name: string;
  text: AsyncIterable<string>;
}

const encoder = new TextEncoder();

/** A zip file, written as its texts are read, one entry after the other: what is in memory is one piece of one text. */
export async function* streamZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    written.push(piece);
  });
  for (const { name, text } of entries) {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for await (const piece of text) {
      entry.push(encoder.encode(piece));
      yield* written.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
