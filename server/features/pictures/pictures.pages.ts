import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { paths } from '#contract/page-addresses.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { answerFailure } from '#server/http/answer-failure.ts';
import { FileMissing } from '#server/ports/file-missing.ts';
import { readPictureName } from './read-picture-name.ts';

const types = { jpg: 'image/jpeg', png: 'image/png' };

/**
 * Serves stored pictures to everybody: they are made to be seen by visitors. The address has the hash of the bytes, so
 * that it may be kept for ever, and ids of other files are none.
 */
export function bindPicturePages(app: Hono, services: Services): void {
  app.get(paths.picture(':name'), async (c) => {
    const picture = readPictureName(c.req.param('name') ?? '');
    try {
      if (picture === null) throw failure('not-found');
      const bytes = await readPicture(services, picture);
      c.header('Content-Type', types[picture.format]);
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      // Pages of customers and of those who share a public page may show them.
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return c.body(bytes);
    } catch (error) {
      return answerFailure(c, services.log, error, undefined);
    }
  });
}

async function readPicture(
  { fileStore }: Services,
  { fileId, hash }: { fileId: string; hash: string },
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes: Uint8Array;
  try {
    bytes = await fileStore.readFile(fileId);
  } catch (error) {
    if (error instanceof FileMissing) throw failure('not-found');
    throw error;
  }
  if (!createHash('sha256').update(bytes).digest('hex').startsWith(hash)) throw failure('not-found');
  return new Uint8Array(bytes);
}
