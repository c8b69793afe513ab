import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { cookieName } from '#server/white-label/cookie-name.ts';
import { signToken } from './sign-token.ts';
import { verifyToken } from './verify-token.ts';

/** What a browser keeps for us between two steps of signing in: signed, HttpOnly, and for minutes only. */
export interface StepCookie<Content> {
  set(http: HonoContext, services: Services, content: Content): void;
  /** What was kept; null when it is missing, forged, of another step or too old. */
  read(http: HonoContext, services: Services): Content | null;
  clear(http: HonoContext, services: Services): void;
}

const envelope = z.object({ content: z.unknown(), expiresAtMs: z.number() });

/** Under https the name begins with `__Host-`, so that no neighbouring subdomain can plant one. */
function attributesOf(services: Services) {
  const isSecure = baseUrl(services.config).startsWith('https://');
  return isSecure
    ? ({ httpOnly: true, sameSite: 'Lax', path: '/', secure: true, prefix: 'host' } as const)
    : ({ httpOnly: true, sameSite: 'Lax', path: '/' } as const);
}

export function defineStepCookie<Content>(
  name: string,
  { minutes, content: schema }: { minutes: number; content: z.ZodType<Content> },
): StepCookie<Content> {
  return {
    set(http, services, content) {
      const seconds = minutes * 60;
      const expiresAtMs = services.clock.now().getTime() + seconds * 1000;
      const value = Buffer.from(JSON.stringify({ content, expiresAtMs })).toString('base64url');
      setCookie(http, cookieName(name), signToken(services.secretKey, name, value), {
        ...attributesOf(services),
        maxAge: seconds,
      });
    },
    read(http, services) {
      const { prefix } = { prefix: undefined, ...attributesOf(services) };
      const own = cookieName(name);
      const cookie = prefix === undefined ? getCookie(http, own) : getCookie(http, own, prefix);
      const value = cookie === undefined ? null : verifyToken(services.secretKey, name, cookie);
      if (value === null) return null;
      const kept = envelope.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
      return kept.expiresAtMs > services.clock.now().getTime() ? schema.parse(kept.content) : null;
    },
    clear(http, services) {
      deleteCookie(http, cookieName(name), attributesOf(services));
    },
  };
}
