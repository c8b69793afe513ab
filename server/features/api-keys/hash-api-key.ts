import { createHash } from 'node:crypto';

/** What is stored of an API key. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
