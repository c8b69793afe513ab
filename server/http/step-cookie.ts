import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { baseUrl } from '#server/config.ts';
import type { Services } from '#server/context.ts';
import { signToken, verifyToken } from '#server/http/sign-token.ts';

/** What a browser keeps for us between two steps: signed, HttpOnly, and for minutes only. */
export interface StepCookie<Content> {
  name: string;
  minutes: number;
  content: z.ZodType<Content>;
}

const envelope = z.object({ content: z.unknown(), expiresAtMs: z.number() });

/** Under https the name begins with `__Host-`, so that no neighbouring subdomain can plant one. */
function attributesOf(services: Services) {
  const isSecure = baseUrl(services.config).startsWith('https://');
  return isSecure
    ? ({ httpOnly: true, sameSite: 'Lax', path: '/', secure: true, prefix: 'host' } as const)
    : ({ httpOnly: true, sameSite: 'Lax', path: '/' } as const);
}

export function setStepCookie<Content>(
  http: HonoContext,
  services: Services,
  step: StepCookie<Content>,
  content: Content,
): void {
  const seconds = step.minutes * 60;
  const expiresAtMs = services.clock.now().getTime() + seconds * 1000;
  const value = Buffer.from(JSON.stringify({ content, expiresAtMs })).toString('base64url');
  setCookie(http, step.name, signToken(services.secretKey, step.name, value), {
    ...attributesOf(services),
    maxAge: seconds,
  });
}

/** What was kept; null when it is missing, forged, of another step or too old. */
export function readStepCookie<Content>(
  http: HonoContext,
  services: Services,
  step: StepCookie<Content>,
): Content | null {
  const { prefix } = { prefix: undefined, ...attributesOf(services) };
  const cookie = prefix === undefined ? getCookie(http, step.name) : getCookie(http, step.name, prefix);
  const value = cookie === undefined ? null : verifyToken(services.secretKey, step.name, cookie);
  if (value === null) return null;
  const kept = envelope.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
  return kept.expiresAtMs > services.clock.now().getTime() ? step.content.parse(kept.content) : null;
}

export function clearStepCookie(http: HonoContext, services: Services, step: StepCookie<unknown>): void {
  deleteCookie(http, step.name, attributesOf(services));
}
