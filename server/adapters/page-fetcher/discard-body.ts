import type { Readable } from 'node:stream';

/** Drops a body that is not wanted. Undici reports that as an error of the stream, which must be handled. */
export function discardBody(source: Readable): void {
  source.on('error', () => undefined);
  source.destroy();
}
