import type { MiddlewareHandler } from 'hono';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { checkPath } from '#server/white-label/check-path.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { answerFailure } from '../answer-failure.ts';
import { hostOf } from './host-of.ts';
import { isKnownHost } from './is-known-host.ts';

/** The health check, as orchestrators have their own names, and the check of a partner's name before it is known. */
const isOpen = (path: string): boolean => path === checkPath || /^\/api\/health(\/(live|ready))?$/.test(path);

/**
 * Answers 421 under a host name that is not ours, so that no page can reach an installation on a person's own machine by a
 * name that it makes point there (DNS rebinding). Names of partners are ours once they were checked.
 */
export function refuseForeignHost(services: Services): MiddlewareHandler {
  return async (c, next) => {
    const host = hostOf(c, services.config.TRUSTED_PROXIES);
    if (labelStore.getStore() || isKnownHost(services.config, host) || isOpen(c.req.path)) return next();
    const message = `This installation does not answer under the name ${host}. Open ${baseUrl(services.config)}. The operator can allow this name with the setting BASE_URL or ALLOWED_HOSTS.`;
    if (c.req.header('accept')?.includes('text/html')) return c.text(message, 421);
    return answerFailure(c, services.log, failure('unknown-host', { message }), undefined);
  };
}
