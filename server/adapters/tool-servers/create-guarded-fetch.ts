import type { GuardedClient } from '#server/adapters/page-fetcher/create-guarded-client.ts';

/** Far more than an answer in a chat needs. */
const answerMaximumBytes = 512 * 1_024;

/**
 * `fetch` for libraries that take one, over the guarded client: public addresses only, no redirects, and an answer read whole
 * before it is handed on. A stream that a server would keep open is not asked for.
 */
export function createGuardedFetch(
  client: GuardedClient,
  userAgent: string,
  signal: AbortSignal,
): (url: string | URL, init?: RequestInit) => Promise<Response> {
  return async (url, init = {}) => {
    const method = init.method ?? 'GET';
    if (method === 'GET') return new Response(null, { status: 405 });
    const signals = [signal, init.signal].filter((each) => each instanceof AbortSignal);
    const result = await client.send({
      url: String(url),
      method: method === 'DELETE' ? 'DELETE' : 'POST',
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'user-agent': userAgent },
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
      limitBytes: answerMaximumBytes,
      maxRedirects: 0,
      signal: AbortSignal.any(signals),
    });
    if (result.kind !== 'response') throw new TypeError(`guarded fetch: ${result.kind}`);
    const { status } = result;
    // What has no body by the standard must have none here.
    const body = [101, 204, 205, 304].includes(status) ? null : Buffer.from(result.body);
    return new Response(body, { status, headers: flatten(result.headers) });
  };
}

function flatten(headers: Record<string, string | string[] | undefined>): Headers {
  const flat = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    // The body is decompressed and joined already.
    if (value === undefined || /^(?:content-encoding|content-length|transfer-encoding)$/.test(name)) continue;
    for (const each of [value].flat()) flat.append(name, each);
  }
  return flat;
}
