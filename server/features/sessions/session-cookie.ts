import type { CookieOptions } from 'hono/utils/cookie';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { cookieName } from '#server/white-label/cookie-name.ts';

/**
 * Name and attributes of the cookie that carries a session's token, signed with the install's secret key. Under https
 * the name begins with `__Secure-`. Sessions of existing installs depend on the name and on hono's way of signing.
 */
export function sessionCookie({ config }: Pick<Services, 'config'>): {
  name: string;
  attributes: CookieOptions;
} {
  const secure = baseUrl(config).startsWith('https://');
  return {
    name: cookieName(`${secure ? '__Secure-' : ''}parley.session_token`),
    attributes: { path: '/', httpOnly: true, secure, sameSite: 'Lax' },
  };
}
