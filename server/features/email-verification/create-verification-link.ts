import type { z } from 'zod';
import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { signToken } from '#server/http/tokens/sign-token.ts';
import { verificationToken } from './verification-token.ts';

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** The link that verifies an address, for a week. It is signed and not stored, so that it works more than once. */
export function createVerificationLink(
  services: Services,
  { id, email }: { id: string; email: string },
): { url: string; expiresAt: Date } {
  const expiresAtMs = services.clock.now().getTime() + lifetimeMs;
  const content: z.infer<typeof verificationToken.content> = { userId: id, email, expiresAtMs };
  const value = Buffer.from(JSON.stringify(content)).toString('base64url');
  const token = signToken(services.secretKey, verificationToken.purpose, value);
  return {
    url: `${baseUrl(services.config)}${paths.verifyEmail}?token=${token}`,
    expiresAt: new Date(expiresAtMs),
  };
}
