import { createHash } from 'node:crypto';
import { cleanText } from '#server/http/input/clean-text.ts';

/** Longer ones do not fit into an index of the database: a group without a name is known by all who write in it. */
const longestKey = 400;

/** What a chat or a person is found by again in an archive: as it was read, or its beginning and a hash of it. */
export function storedKey(key: string): string {
  const clean = cleanText(key);
  if (clean.length <= longestKey) return clean;
  return `${clean.slice(0, 100).toWellFormed()} ${createHash('sha256').update(clean).digest('hex')}`;
}
