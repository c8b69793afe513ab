import type { ExportPart } from './export-part.ts';
import { openContent } from './open-content.ts';

const lookedBytes = 64 * 1024;

/** The first bytes of a part; fewer when it cannot be unpacked. */
export async function readBeginning(part: ExportPart): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of iterate(await openContent(part))) {
      pieces.push(piece);
      length += piece.length;
      if (length >= lookedBytes) break;
    }
  } catch {
    // What came before is all that there is.
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Streams cannot be iterated in all browsers. Leaving the loop ends the stream. */
async function* iterate(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
