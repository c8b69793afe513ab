import { createHash } from 'node:crypto';
import type { FetchedPage } from '#server/ports/page-fetcher.ts';

/** SHA-256 (hex) of an answer as it came, with the headers that change what is made of it. */
export function hashBody({ contentType, fileName, robotsTags, body }: FetchedPage): string {
  return createHash('sha256')
    .update(JSON.stringify([contentType, fileName, robotsTags]))
    .update(body)
    .digest('hex');
}
