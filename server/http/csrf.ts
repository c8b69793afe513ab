import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { signToken, verifyToken } from './sign-token.ts';

const cookieName = 'parley_csrf';
const headerName = 'x-csrf-token';

/**
 * Signed double submit: a random value in an HttpOnly cookie, and the same value signed by the server in a header that
 * only a page of ours can send. The value survives signing in, so a token fetched before stays good in the same browser.
 */
export function issueCsrfToken(c: Context, secretKey: string, isSecure: boolean): string {
  let value = getCookie(c, cookieName);
  if (value === undefined || !/^[\w-]{32,64}$/.test(value)) {
    value = randomBytes(24).toString('base64url');
    setCookie(c, cookieName, value, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      secure: isSecure,
    });
  }
  return signToken(secretKey, 'csrf', value);
}

/** Whether the request comes from a page of ours: same site as far as the browser tells, and with the right token. */
export function hasValidCsrfToken(c: Context, secretKey: string): boolean {
  if (c.req.header('sec-fetch-site') === 'cross-site') return false;
  const value = getCookie(c, cookieName);
  const token = c.req.header(headerName);
  return value !== undefined && token !== undefined && verifyToken(secretKey, 'csrf', token) === value;
}
