import { timingSafeEqual } from 'node:crypto';
import { tokenSignature } from './token-signature.ts';

/** The value of a token that this server signed for this purpose, else null. */
export function verifyToken(secretKey: string, purpose: string, token: string): string | null {
  const dot = token.lastIndexOf('.');
  if (dot < 1) return null;
  const value = token.slice(0, dot);
  const given = Buffer.from(token.slice(dot + 1), 'base64url');
  const right = tokenSignature(secretKey, purpose, value);
  return given.length === right.length && timingSafeEqual(given, right) ? value : null;
}
