import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { baseUrl } from '#server/config.ts';
import type { World } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { pagePolicy } from './page-policy.ts';

/** For everything that is not a page: it runs nothing and stands in no frame. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What other people's sites load, with their own policies in force. */
const isForGuests = (path: string): boolean => /^\/(api\/)?widget[/.]/.test(path);

/**
 * Gives every answer a request id and the headers that keep browsers from guessing, framing and leaking, and logs one
 * line for it. A handler's own header wins: the chat frame sets its own policy. The log line has the pattern of the
 * path, never its query, body or cookies.
 */
export function securityHeaders(world: World): MiddlewareHandler {
  const isSecure = baseUrl(world.config).startsWith('https://');
  const defaultPagePolicy = pagePolicy(world.config);

  return async (c, next) => {
    const startedMs = performance.now();
    const requestId = createId('req');
    c.header('x-request-id', requestId);
    await next();

    const { headers } = c.res;
    const setDefault = (name: string, value: string): void => {
      if (!headers.has(name)) headers.set(name, value);
    };
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    headers.set('x-request-id', requestId);
    headers.set('x-content-type-options', 'nosniff');
    setDefault('content-security-policy', isPage ? defaultPagePolicy : dataPolicy);
    if (headers.get('content-security-policy')?.includes("frame-ancestors 'none'")) {
      setDefault('x-frame-options', 'DENY');
    }
    setDefault('referrer-policy', 'strict-origin-when-cross-origin');
    setDefault('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    setDefault('cross-origin-resource-policy', isForGuests(c.req.path) ? 'cross-origin' : 'same-origin');
    if (isPage) setDefault('cross-origin-opener-policy', 'same-origin');
    if (c.req.path.startsWith('/api/')) setDefault('cache-control', 'no-store');
    if (isSecure) setDefault('strict-transport-security', 'max-age=31536000');

    world.log[c.req.path.startsWith('/api/') ? 'info' : 'debug'](
      {
        requestId,
        method: c.req.method,
        path: routePath(c, -1),
        status: c.res.status,
        ms: Math.round(performance.now() - startedMs),
      },
      'request',
    );
  };
}
