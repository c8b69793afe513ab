import type { Context as HonoContext } from 'hono';
import type { Services } from '#server/context.ts';
import { GoogleFailure } from './google-failure.ts';
import { googleStep } from './google-step.ts';
import { isGoogleConfigured } from './is-google-configured.ts';
import { localPath } from './local-path.ts';
import { redirectOrRefuse } from './redirect-or-refuse.ts';
import { refuseGoogle } from './refuse-google.ts';
import { startGoogle } from './start-google.ts';

/** Sends a browser to Google, or to `/login?error=…` when that cannot be. */
export async function redirectToGoogle(
  services: Services,
  http: HonoContext,
  { next, ref }: { next?: string | undefined; ref?: string | undefined },
  clientAddress: string,
): Promise<Response> {
  const asked = { next: localPath(next), ref };
  if (!isGoogleConfigured(services)) return refuseGoogle(http, 'google-not-configured', asked);
  return redirectOrRefuse(services, http, asked, async () => {
    await services.rateLimiter.hit(['google-start-from-address', clientAddress]);
    const { url, checks } = await startGoogle(services).catch((error: unknown) => {
      throw new GoogleFailure('google-unavailable', { cause: error });
    });
    googleStep.set(http, services, { ...checks, next: asked.next, referralCode: ref });
    return url.href;
  });
}
