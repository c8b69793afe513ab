import { tokenSignature } from './token-signature.ts';

/** Makes `value.signature`, which only `verifyToken` with the same purpose accepts. */
export function signToken(secretKey: string, purpose: string, value: string): string {
  return `${value}.${tokenSignature(secretKey, purpose, value).toString('base64url')}`;
}
