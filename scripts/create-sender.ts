import { setTimeout } from 'node:timers/promises';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';
import { RefusedCall } from './refused-call.ts';

export interface SentInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Calls endpoints of an installation with an API key. */
export type Sender = <E extends Endpoint>(endpoint: E, input?: SentInput) => Promise<AnswerOf<E>>;

const mostTries = 6;

/**
 * Calls endpoints of another installation with an API key. It waits where the installation asks for patience; else a refusal
 * rejects with a `RefusedCall`.
 */
export function createSender(url: string, key: string, fetchFrom: typeof fetch = fetch): Sender {
  return async (endpoint, { params = {}, query = {}, body = {} } = {}) => {
    const address = new URL(fillPath(endpoint, params), url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    for (let tries = 1; ; tries += 1) {
      const response = await fetchFrom(address, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) }),
      }).catch((cause: unknown) => {
        throw new Error(`${url} cannot be reached. Check the address.`, { cause });
      });
      if (response.status === 429 && tries < mostTries) {
        await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1_000);
        continue;
      }
      const answer = (await response.json().catch(() => ({}))) as {
        error?: { code?: string; message?: string };
      };
      const { code, message = `The server answered ${response.status}.` } = answer.error ?? {};
      if (!response.ok) throw new RefusedCall(message, code);
      return answer as AnswerOf<typeof endpoint>;
    }
  };
}
