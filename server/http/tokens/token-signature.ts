import { createHmac } from 'node:crypto';

/** The HMAC-SHA256 of a value. The purpose keeps a token of one use from passing in another. */
export function tokenSignature(secretKey: string, purpose: string, value: string): Buffer {
  return createHmac('sha256', secretKey).update(`${purpose}\n${value}`).digest();
}
