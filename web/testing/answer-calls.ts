import { onTestFinished } from 'vitest';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';

export interface Call {
  /** Parameters of the path by name. */
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

/** An endpoint, and what its calls are answered with: a body, or a response where they are refused. */
type Answered<E extends Endpoint> = readonly [E, (call: Call) => AnswerOf<E> | Response];

/**
 * Answers the calls of a test in place of the server; one that no answer was given for fails.
 * @returns the calls of an endpoint so far
 */
export function answerCalls<const Endpoints extends readonly Endpoint[]>(
  ...answers: { [Index in keyof Endpoints]: Answered<Endpoints[Index]> }
): (endpoint: Endpoint) => Call[] {
  const calls = new Map<Endpoint, Call[]>();
  const original = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), location.origin);
    if (url.pathname === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
    const method = init.method ?? 'GET';
    for (const [endpoint, answer] of answers as readonly Answered<Endpoint>[]) {
      const params = endpoint.method === method ? matchPath(endpoint.path, url.pathname) : null;
      if (params === null) continue;
      const call: Call = {
        params,
        query: Object.fromEntries(url.searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
        headers: new Headers(init.headers),
      };
      calls.set(endpoint, [...(calls.get(endpoint) ?? []), call]);
      const given = await answer(call);
      return given instanceof Response ? given : Response.json(given ?? {});
    }
    throw new Error(`Nothing answers ${method} ${url.pathname}`);
  };
  return (endpoint) => calls.get(endpoint) ?? [];
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const match = new RegExp(`^${pattern.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path);
  return match && { ...match.groups };
}
