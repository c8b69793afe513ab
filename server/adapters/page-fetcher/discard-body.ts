import type { Readable } from 'node:stream';

/** Drops a body that is not wanted. Undici reports that as an error of the stream, which nobody else would hear. */
export function discardBody(source: Readable): void {
  source.on('error', () => undefined);
  source.destroy();
}
