import { z } from 'zod';
import { baseUrl } from '#server/config.ts';
import type { Services } from '#server/context.ts';
import { signToken, verifyToken } from '#server/http/sign-token.ts';

const purpose = 'verify-email';
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

const contentSchema = z.object({ userId: z.string(), email: z.string(), expiresAtMs: z.number() });

/** The link that verifies an address, for a week. It is signed and not stored, so that it works more than once. */
export function createVerificationLink(
  services: Services,
  { id, email }: { id: string; email: string },
): { url: string; expiresAt: Date } {
  const expiresAtMs = services.clock.now().getTime() + lifetimeMs;
  const content: z.infer<typeof contentSchema> = { userId: id, email, expiresAtMs };
  const value = Buffer.from(JSON.stringify(content)).toString('base64url');
  const token = signToken(services.secretKey, purpose, value);
  return { url: `${baseUrl(services.config)}/verify-email?token=${token}`, expiresAt: new Date(expiresAtMs) };
}

/** Whose address the token of such a link verifies; null for a forged one and an old one. */
export function readVerificationToken(
  services: Services,
  token: string,
): { userId: string; email: string } | null {
  const value = verifyToken(services.secretKey, purpose, token);
  if (value === null) return null;
  const content = contentSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
  return content.expiresAtMs > services.clock.now().getTime() ? content : null;
}
