import type { Context as HonoContext } from 'hono';
import type { Services } from '#server/context.ts';
import { finishGoogle } from './finish-google.ts';
import { googleStep } from './google-step.ts';
import { isGoogleConfigured } from './is-google-configured.ts';
import { localPath } from './local-path.ts';
import { redirectOrRefuse } from './redirect-or-refuse.ts';
import { refuseGoogle } from './refuse-google.ts';

/** Takes the browser back from Google, and sends it on to the page that was asked for, or to `/login?error=…`. */
export async function returnFromGoogle(
  services: Services,
  http: HonoContext,
  clientAddress: string,
): Promise<Response> {
  const begun = googleStep.read(http, services);
  const asked = { next: localPath(begun?.next), ref: begun?.referralCode };
  if (!isGoogleConfigured(services)) return refuseGoogle(http, 'google-not-configured', asked);
  return redirectOrRefuse(services, http, asked, async () => {
    await services.rateLimiter.hit(['google-return-from-address', clientAddress]);
    return finishGoogle(services, http, clientAddress);
  });
}
