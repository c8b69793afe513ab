import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { answerFailure } from '../answer-failure.ts';
import { isKnownHost } from './is-known-host.ts';

/**
 * Answers 421 under a host name that is not ours, so that no page can reach an installation on a person's own machine by a
 * name that it makes point there (DNS rebinding). The health check answers under any name: orchestrators have their own.
 */
export function refuseForeignHost(services: Services): MiddlewareHandler {
  return async (c, next) => {
    const host = hostOf(c, services.config.TRUSTED_PROXIES);
    if (isKnownHost(services.config, host) || /^\/api\/health(\/(live|ready))?$/.test(c.req.path))
      return next();
    const message = `Parley does not answer under the name ${host}. Open ${baseUrl(services.config)}. The operator can allow this name with the setting BASE_URL or ALLOWED_HOSTS.`;
    if (c.req.header('accept')?.includes('text/html')) return c.text(message, 421);
    return answerFailure(c, services.log, failure('unknown-host', { message }), undefined);
  };
}

/** The name that the browser asked for: behind proxies the first of them says it, where it says anything. */
function hostOf(c: HonoContext, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-host') : undefined;
  const given = forwarded?.split(',').at(-trustedProxies)?.trim() ?? '';
  if (given !== '' && URL.canParse(`http://${given}`)) return new URL(`http://${given}`).hostname;
  return new URL(c.req.url).hostname;
}
