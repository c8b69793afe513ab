import type { Context as HonoContext } from 'hono';
import type { GoogleError } from '#contract/google-sign-in.ts';
import { paths } from '#contract/page-addresses.ts';
import type { Services } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import { googleStep } from '#server/features/google-sign-in/google-step.ts';
import { finishGoogle } from './finish-google.ts';
import { GoogleFailure } from './google-failure.ts';
import { isGoogleConfigured } from './is-google-configured.ts';
import { localPath } from './local-path.ts';
import { startGoogle } from './start-google.ts';

interface Asked {
  next: string;
  ref: string | undefined;
}

/** Sends a browser to Google, or to `/login?error=…` when that cannot be. */
export async function redirectToGoogle(
  services: Services,
  http: HonoContext,
  { next, ref }: { next?: string | undefined; ref?: string | undefined },
  clientAddress: string,
): Promise<Response> {
  const asked = { next: localPath(next), ref };
  if (!isGoogleConfigured(services)) return refuse(http, 'google-not-configured', asked);
  return orRefuse(services, http, asked, async () => {
    services.rateLimiter.hit('google-start-from-address', clientAddress);
    const { url, checks } = await startGoogle(services).catch((error: unknown) => {
      throw new GoogleFailure('google-unavailable', { cause: error });
    });
    googleStep.set(http, services, { ...checks, next: asked.next, referralCode: ref });
    return url.href;
  });
}

/** Takes the browser back from Google, and sends it on to the page that was asked for, or to `/login?error=…`. */
export async function returnFromGoogle(
  services: Services,
  http: HonoContext,
  clientAddress: string,
): Promise<Response> {
  const begun = googleStep.read(http, services);
  const asked = { next: localPath(begun?.next), ref: begun?.referralCode };
  if (!isGoogleConfigured(services)) return refuse(http, 'google-not-configured', asked);
  return orRefuse(services, http, asked, () => {
    services.rateLimiter.hit('google-return-from-address', clientAddress);
    return finishGoogle(services, http, clientAddress);
  });
}

async function orRefuse(
  services: Services,
  http: HonoContext,
  asked: Asked,
  work: () => Promise<string>,
): Promise<Response> {
  try {
    return http.redirect(await work(), 302);
  } catch (error) {
    if (error instanceof Failure && error.code === 'rate-limited') return refuse(http, 'rate-limited', asked);
    if (!(error instanceof GoogleFailure)) throw error;
    services.log.warn({ err: error.cause, code: error.code }, 'a sign-in with Google ended');
    return refuse(http, error.code, asked);
  }
}

/** With the page that was asked for and by whose link, for whichever way of signing in comes next. */
function refuse(http: HonoContext, code: GoogleError, { next, ref }: Asked): Response {
  const query = new URLSearchParams({ error: code });
  if (next !== localPath(undefined)) query.set('next', next);
  if (ref) query.set('ref', ref);
  return http.redirect(`${paths.login}?${query}`, 302);
}
