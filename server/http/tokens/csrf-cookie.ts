import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { cookieName } from '#server/white-label/cookie-name.ts';

export type CsrfKeeper = Pick<Services, 'config' | 'secretKey'>;

interface CsrfCookie {
  read(): string | undefined;
  write(value: string): void;
}

/** Under https the name begins with `__Host-`, so that no neighbouring subdomain can plant a cookie of its own. */
export function csrfCookie(c: HonoContext, { config }: CsrfKeeper): CsrfCookie {
  const name = cookieName('parley_csrf');
  const isSecure = baseUrl(config).startsWith('https://');
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/' } as const;
  return {
    read() {
      const value = isSecure ? getCookie(c, name, 'host') : getCookie(c, name);
      return value !== undefined && /^[\w-]{32,64}$/.test(value) ? value : undefined;
    },
    write(value) {
      if (isSecure) setCookie(c, name, value, { ...attributes, secure: true, prefix: 'host' });
      else setCookie(c, name, value, attributes);
    },
  };
}
