import { ReadableStream } from 'node:stream/web';

/**
 * The body of a response that is sent in pieces. When the browser goes away, the source is closed. (Node's own
 * `Readable.toWeb` can end the process then: it may pass on a piece after the end.)
 */
export function streamBody(pieces: AsyncIterable<Uint8Array>): BodyInit {
  return ReadableStream.from(pieces) as BodyInit;
}
