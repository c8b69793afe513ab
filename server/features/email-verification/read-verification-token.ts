import type { Services } from '#server/context.ts';
import { verifyToken } from '#server/http/tokens/verify-token.ts';
import { verificationToken } from './verification-token.ts';

/** Whose address the token of such a link verifies; null for a forged one and an old one. */
export function readVerificationToken(
  services: Services,
  token: string,
): { userId: string; email: string } | null {
  const value = verifyToken(services.secretKey, verificationToken.purpose, token);
  if (value === null) return null;
  const json: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
  const content = verificationToken.content.parse(json);
  return content.expiresAtMs > services.clock.now().getTime() ? content : null;
}
