import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a token that is mailed: it is random, so a slow hash would add cost and no safety. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A token of 256 random bits for a mailed link, and the hash under which it is stored. */
export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}
