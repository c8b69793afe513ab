import { createHmac, timingSafeEqual } from 'node:crypto';

function signatureOf(secretKey: string, purpose: string, value: string): Buffer {
  return createHmac('sha256', secretKey).update(`${purpose}\n${value}`).digest();
}

/** Makes `value.signature`. The purpose keeps a token of one use from passing in another. */
export function signToken(secretKey: string, purpose: string, value: string): string {
  return `${value}.${signatureOf(secretKey, purpose, value).toString('base64url')}`;
}

/** The value of a token that this server signed for this purpose, else null. */
export function verifyToken(secretKey: string, purpose: string, token: string): string | null {
  const dot = token.lastIndexOf('.');
  if (dot < 1) return null;
  const value = token.slice(0, dot);
  const given = Buffer.from(token.slice(dot + 1), 'base64url');
  const right = signatureOf(secretKey, purpose, value);
  return given.length === right.length && timingSafeEqual(given, right) ? value : null;
}
