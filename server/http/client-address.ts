import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';

/**
 * The address of who calls, for rate limits. Behind n trusted proxies it is the n-th entry of X-Forwarded-For from the
 * right: entries further left are the caller's own claims.
 */
export function clientAddress(c: HonoContext, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    const hop = hops.at(-trustedProxies);
    if (hop) return hop;
  }
  const incoming = (c.env as { incoming?: unknown } | undefined)?.incoming;
  return incoming === undefined ? 'local' : (getConnInfo(c).remote.address ?? 'unknown');
}
