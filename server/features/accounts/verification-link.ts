import { z } from 'zod';
import { baseUrl } from '#server/config.ts';
import type { World } from '#server/context.ts';
import { signToken, verifyToken } from '#server/http/sign-token.ts';

const purpose = 'verify-email';
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

const contentSchema = z.object({ userId: z.string(), email: z.string(), expiresAtMs: z.number() });

/** The link that verifies an address, for a week. It is signed and not stored, so that it works more than once. */
export function createVerificationLink(
  world: World,
  { id, email }: { id: string; email: string },
): { url: string; expiresAt: Date } {
  const expiresAtMs = world.clock.now().getTime() + lifetimeMs;
  const content: z.infer<typeof contentSchema> = { userId: id, email, expiresAtMs };
  const value = Buffer.from(JSON.stringify(content)).toString('base64url');
  const token = signToken(world.secretKey, purpose, value);
  return { url: `${baseUrl(world.config)}/verify-email?token=${token}`, expiresAt: new Date(expiresAtMs) };
}

/** Whose address the token of such a link verifies; null for a forged one and an old one. */
export function readVerificationToken(world: World, token: string): { userId: string; email: string } | null {
  const value = verifyToken(world.secretKey, purpose, token);
  if (value === null) return null;
  const content = contentSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
  return content.expiresAtMs > world.clock.now().getTime() ? content : null;
}
