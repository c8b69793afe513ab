import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { workingRequest } from '#server/working-request.ts';
import { permissionsPolicy } from './permissions-policy.ts';

/** Runs nothing and is in no frame: right for data, and pages say for themselves what they need. */
const strictPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Gives every answer a request id and the headers that keep browsers from guessing, framing and leaking, and logs one
 * line for it, and counts it where metrics are on. A handler's own header wins: the chat frame sets its own policy.
 * The log line has the pattern of the path, never its query, body or cookies.
 */
export function securityHeaders(services: Services): MiddlewareHandler {
  const isSecure = baseUrl(services.config).startsWith('https://');

  return async (c, next) => {
    const startedMs = performance.now();
    const requestId = createId('req');
    c.header('x-request-id', requestId);
    c.set('requestId', requestId);
    services.metrics?.changeActiveRequests(1);
    await workingRequest.run(requestId, () => inRequestSpan(services, c, requestId, next));

    const { headers } = c.res;
    const isApi = c.req.path.startsWith('/api/');
    const setDefault = (name: string, value: string): void => {
      if (!headers.has(name)) headers.set(name, value);
    };
    headers.set('x-request-id', requestId);
    headers.set('x-content-type-options', 'nosniff');
    setDefault('content-security-policy', strictPolicy);
    if (headers.get('content-security-policy')?.includes("frame-ancestors 'none'")) {
      headers.set('x-frame-options', 'DENY');
    }
    setDefault('referrer-policy', 'strict-origin-when-cross-origin');
    setDefault('permissions-policy', permissionsPolicy(false));
    setDefault('cross-origin-resource-policy', 'same-origin');
    if (headers.get('content-type')?.startsWith('text/html')) {
      setDefault('cross-origin-opener-policy', 'same-origin');
    }
    if (isApi) setDefault('cache-control', 'no-store');
    if (isSecure) setDefault('strict-transport-security', 'max-age=31536000');

    const { method } = c.req;
    const { status } = c.res;
    const path = patternOf(c);
    const passedMs = performance.now() - startedMs;
    services.metrics?.changeActiveRequests(-1);
    services.metrics?.countRequest({ method, route: path, status, seconds: passedMs / 1_000 });
    services.log[isApi ? 'info' : 'debug'](
      { requestId, method, path, status, ms: Math.round(passedMs) },
      'request',
    );
  };
}

function patternOf(c: Context): string {
  return matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '/*';
}

/** Names as the semantic conventions have them. What is traced while the answer is streamed belongs to it, too. */
async function inRequestSpan(
  { tracing }: Services,
  c: Context,
  requestId: string,
  next: () => Promise<void>,
): Promise<void> {
  if (tracing === null) return next();
  const facts = { 'http.request.method': c.req.method, 'parley.request_id': requestId };
  await tracing.inSpan(c.req.method, facts, async (span) => {
    await next();
    const route = patternOf(c);
    span.rename(`${c.req.method} ${route}`);
    span.note({ 'http.route': route, 'http.response.status_code': c.res.status });
  });
}
