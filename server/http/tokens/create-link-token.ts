import { randomBytes } from 'node:crypto';
import { hashLinkToken } from './hash-link-token.ts';

/** A token of 256 random bits for an emailed link, and the hash under which it is stored. */
export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}
