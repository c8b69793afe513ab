import { randomBytes } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { type CsrfKeeper, csrfCookie } from './csrf-cookie.ts';
import { signToken } from './sign-token.ts';

/**
 * Signed double submit: a random value in an HttpOnly cookie, and the same value signed by the server in a header that
 * only a page of ours can send. The value survives signing in, so a token fetched before stays good in the same browser.
 */
export function issueCsrfToken(c: HonoContext, keeper: CsrfKeeper): string {
  const cookie = csrfCookie(c, keeper);
  let value = cookie.read();
  if (value === undefined) {
    value = randomBytes(24).toString('base64url');
    cookie.write(value);
  }
  return signToken(keeper.secretKey, 'csrf', value);
}
