import { createHash } from 'node:crypto';
import type { ReadDocument } from '#core/reading/read-document.ts';

/** SHA-256 (hex) of all that was read, character by character: a price in another currency is another text. */
export function hashText({ title, language, blocks }: ReadDocument): string {
  return createHash('sha256')
    .update(JSON.stringify([title, language, blocks]))
    .digest('hex');
}
