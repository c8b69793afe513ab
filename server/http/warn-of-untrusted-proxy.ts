import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { isLoopbackName } from '#core/safety/is-loopback-name.ts';
import type { Services } from '#server/context.ts';

/**
 * Logs once that requests come through a proxy on this machine that the settings do not name: all visitors then look like
 * one address, and limits by address count them together.
 */
export function warnOfUntrustedProxy({ config, log }: Pick<Services, 'config' | 'log'>): MiddlewareHandler {
  let isWarned = config.TRUSTED_PROXIES > 0;
  return async (c, next) => {
    if (!isWarned && c.req.header('x-forwarded-for') !== undefined && c.env?.incoming !== undefined) {
      isWarned = isLoopbackName(getConnInfo(c).remote.address ?? '');
      if (isWarned)
        log.warn(
          'Requests come through a proxy on this machine, but TRUSTED_PROXIES is 0, so the addresses of visitors are unknown. Set TRUSTED_PROXIES to the number of proxies in front of Parley.',
        );
    }
    await next();
  };
}
