import type { Context as HonoContext } from 'hono';
import type { Services } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import { GoogleFailure } from './google-failure.ts';
import { type GoogleRequest, refuseGoogle } from './refuse-google.ts';

/** Redirects to the address that `work` gives, or to `/login?error=…` where it fails in an expected way. */
export async function redirectOrRefuse(
  services: Services,
  http: HonoContext,
  asked: GoogleRequest,
  work: () => Promise<string>,
): Promise<Response> {
  try {
    return http.redirect(await work(), 302);
  } catch (error) {
    if (error instanceof Failure && error.code === 'rate-limited')
      return refuseGoogle(http, 'rate-limited', asked);
    if (!(error instanceof GoogleFailure)) throw error;
    services.log.warn({ err: error.cause, code: error.code }, 'a sign-in with Google failed');
    return refuseGoogle(http, error.code, asked);
  }
}
