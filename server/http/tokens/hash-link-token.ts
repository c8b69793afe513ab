import { createHash } from 'node:crypto';

/** What is stored of a token in an emailed link: it is random, so a slow hash would add cost and no safety. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
