import { tokenSignature } from '#server/http/tokens/token-signature.ts';

/** The key of a row: an HMAC of the subject, so that no address can be read from the table. */
export function limitKey(secretKey: string, name: string, subject: string): string {
  return `${name} ${tokenSignature(secretKey, `rate limit ${name}`, subject).toString('base64url').slice(0, 27)}`;
}
