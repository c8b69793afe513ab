import { randomBytes } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { baseUrl } from '#server/config.ts';
import type { Services } from '#server/context.ts';
import { signToken, verifyToken } from './sign-token.ts';

type Keeper = Pick<Services, 'config' | 'secretKey'>;

const cookieName = 'parley_csrf';
const headerName = 'x-csrf-token';

const isSecure = ({ config }: Keeper): boolean => baseUrl(config).startsWith('https://');

/** Under https the name begins with `__Host-`, so that no neighbouring subdomain can plant a cookie of its own. */
function readCookie(c: HonoContext, keeper: Keeper): string | undefined {
  const value = isSecure(keeper) ? getCookie(c, cookieName, 'host') : getCookie(c, cookieName);
  return value !== undefined && /^[\w-]{32,64}$/.test(value) ? value : undefined;
}

/**
 * Signed double submit: a random value in an HttpOnly cookie, and the same value signed by the server in a header that
 * only a page of ours can send. The value survives signing in, so a token fetched before stays good in the same browser.
 */
export function issueCsrfToken(c: HonoContext, keeper: Keeper): string {
  let value = readCookie(c, keeper);
  if (value === undefined) {
    value = randomBytes(24).toString('base64url');
    const attributes = { httpOnly: true, sameSite: 'Lax', path: '/' } as const;
    if (isSecure(keeper)) setCookie(c, cookieName, value, { ...attributes, secure: true, prefix: 'host' });
    else setCookie(c, cookieName, value, attributes);
  }
  return signToken(keeper.secretKey, 'csrf', value);
}

/** Whether the request comes from a page of ours: same origin as far as the browser tells, and with the right token. */
export function hasValidCsrfToken(c: HonoContext, keeper: Keeper): boolean {
  const site = c.req.header('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') return false;
  const value = readCookie(c, keeper);
  const token = c.req.header(headerName);
  return value !== undefined && token !== undefined && verifyToken(keeper.secretKey, 'csrf', token) === value;
}
