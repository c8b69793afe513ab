import type { z } from 'zod';
import type { AnswerOf, Endpoint, SchemaOf } from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';
import { signedInAsHeader } from '#contract/headers.ts';
import { getCsrfToken } from '#contract/sessions/sessions.endpoints.ts';
import { CallError, networkSentence, readFailure } from './call-error.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { askToConfirm } from './sign-in/ask-to-confirm.ts';

/** A part of the input may be left out when nothing in it is required. */
type Part<Key extends string, Value> =
  Record<string, never> extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

export type CallInput<E extends Endpoint> = Part<'params', z.input<SchemaOf<E, 'params'>>> &
  Part<'query', z.input<SchemaOf<E, 'query'>>> &
  Part<'body', z.input<SchemaOf<E, 'body'>>> & {
    signal?: AbortSignal;
    /** Sent twice with the same key, a call that creates something does so once. */
    idempotencyKey?: string;
  };

/**
 * Calls an endpoint of the contract; credentials travel along.
 * @throws CallError with the server's sentence; status 0 when there was no answer
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  const { body, signal, idempotencyKey } = input as {
    body?: unknown;
    signal?: AbortSignal;
    idempotencyKey?: string;
  };
  return send(endpoint, input, {
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(signal ? { signal } : {}),
  });
}

/** Calls an endpoint that takes a file, as the multipart field `file`. */
export async function callWithFile<E extends Endpoint>(
  endpoint: E,
  {
    file,
    signal,
    onProgress,
    ...input
  }: Part<'params', z.input<SchemaOf<E, 'params'>>> &
    Part<'query', z.input<SchemaOf<E, 'query'>>> & {
      file: File;
      signal?: AbortSignal;
      /** Called with the share of the file that has gone out, from 0 to 1. */
      onProgress?: (share: number) => void;
    },
): Promise<AnswerOf<E>> {
  const form = new FormData();
  form.append('file', file);
  return send(endpoint, input, {
    body: form,
    headers: {},
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
  });
}

/** Fetches what an endpoint of transport `file` gives, with the name that the server chose for it. */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ name: string; content: Blob }> {
  const response = await confirmed(() => request(address(endpoint, input), { method: endpoint.method }));
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? 'export', content: await response.blob() };
}

interface SendInit {
  body?: BodyInit;
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** Of a form with a file. */
  onProgress?: (share: number) => void;
}

let drawnFor: string | null = null;

/** For whom this page is drawn: the server refuses its changes once someone else has signed in in another tab. */
export function callAs(userId: string | null): void {
  drawnFor = userId;
}

async function send<E extends Endpoint>(endpoint: E, input: object, init: SendInit): Promise<AnswerOf<E>> {
  const response = await confirmed(() => requestAnswer(endpoint, input, init));
  return response.status === 204 ? ({} as AnswerOf<E>) : response.json();
}

async function requestAnswer(endpoint: Endpoint, input: object, init: SendInit): Promise<Response> {
  // The specification fetches the token before every changing call; a cached one would go stale with the session.
  const token = endpoint.method === 'GET' ? {} : { 'x-csrf-token': await fetchCsrfToken() };
  const whom = endpoint.method === 'GET' || drawnFor === null ? {} : { [signedInAsHeader]: drawnFor };
  return request(address(endpoint, input), {
    method: endpoint.method,
    ...init,
    headers: { accept: 'application/json', ...init.headers, ...token, ...whom },
  });
}

/** Calls once more where the server wanted to be sure of who it is, and the user has confirmed it. */
async function confirmed(attempt: () => Promise<Response>): Promise<Response> {
  try {
    return await attempt();
  } catch (error) {
    const isDue = error instanceof CallError && error.code === 'confirmation-needed';
    if (!isDue || !(await askToConfirm())) throw error;
    return attempt();
  }
}

async function fetchCsrfToken(): Promise<string> {
  const response = await request(getCsrfToken.path, { headers: { accept: 'application/json' } });
  const { csrfToken }: AnswerOf<typeof getCsrfToken> = await response.json();
  return csrfToken;
}

async function request(url: string, init: RequestInit & Pick<SendInit, 'onProgress'>): Promise<Response> {
  const { onProgress, ...rest } = init;
  let response: Response;
  try {
    response = await (onProgress
      ? sendWithProgress(url, { ...(rest as SendInit & { method: string; body: FormData }), onProgress })
      : fetch(url, { credentials: 'include', ...rest }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError(0, 'network', networkSentence);
  }
  if (!response.ok) throw await readFailure(response);
  return response;
}

/** The endpoint's URL with its parameters filled in; undefined parts of the query are left out. */
export function address(endpoint: Pick<Endpoint, 'path'>, input: object): string {
  const { params = {}, query = {} } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
  };
  const path = fillPath(endpoint, params);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
