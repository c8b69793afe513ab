import { createHash } from 'node:crypto';

/**
 * What is kept of a signed token, to know it again. Base64 has several spellings of the same signature, all of which are
 * accepted: each has the same hash, else a token that was ended would open a session again in another spelling.
 */
export function hashIdentityToken(token: string): string {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const canonical = Buffer.from(signature, 'base64url').toString('base64url');
  return createHash('sha256').update(`${header}.${claims}.${canonical}`).digest('base64url');
}
