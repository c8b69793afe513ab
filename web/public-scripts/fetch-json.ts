import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';

/** Calls our own API; null if the call fails for any reason, including the network. */
export async function fetchJson<E extends Endpoint>({ path }: E): Promise<AnswerOf<E> | null> {
  try {
    const response = await fetch(path, { credentials: 'include', headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as AnswerOf<E>) : null;
  } catch (error) {
    console.warn(`${path} could not be read.`, error);
    return null;
  }
}
