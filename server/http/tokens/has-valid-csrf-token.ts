import type { Context as HonoContext } from 'hono';
import { type CsrfKeeper, csrfCookie } from './csrf-cookie.ts';
import { verifyToken } from './verify-token.ts';

/** Whether the request comes from a page of ours: same origin if the browser says so, and with the right token. */
export function hasValidCsrfToken(c: HonoContext, keeper: CsrfKeeper): boolean {
  const site = c.req.header('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') return false;
  const value = csrfCookie(c, keeper).read();
  const token = c.req.header('x-csrf-token');
  return value !== undefined && token !== undefined && verifyToken(keeper.secretKey, 'csrf', token) === value;
}
