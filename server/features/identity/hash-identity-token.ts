import { createHash } from 'node:crypto';

/** What is kept of a signed token, to know it again. */
export function hashIdentityToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
