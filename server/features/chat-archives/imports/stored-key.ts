import { createHash } from 'node:crypto';
import { cleanText } from '#server/http/input/clean-text.ts';

/**
 * In bytes: an index of PostgreSQL takes 2,704 for a whole entry. Not less, as archives have keys of this length from when all
 * were stored as they are.
 */
const longestKey = 2_500;

/**
 * What a chat or a person is found by again in an archive: as it was read, or its beginning and a hash of it. Long ones come
 * from groups without a name, which are known by all who write in them.
 */
export function storedKey(key: string): string {
  const clean = cleanText(key);
  if (Buffer.byteLength(clean) <= longestKey) return clean;
  return `${clean.slice(0, 100).toWellFormed()} ${createHash('sha256').update(clean).digest('hex')}`;
}
