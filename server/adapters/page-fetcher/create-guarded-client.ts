import type { Readable } from 'node:stream';
import { Agent, request as sendRequest } from 'undici';
import type { RefusalReason } from '#core/crawling/problems/fetch-failure.ts';
import { checkTarget } from './check-target.ts';
import { createGuardedConnector, RefusedConnection, type ResolveHost } from './create-guarded-connector.ts';
import { discardBody } from './discard-body.ts';
import { readAllowedHosts } from './read-allowed-hosts.ts';
import { readBody } from './read-body.ts';

export interface GuardedClientOptions {
  /** `host:port` entries that may be private and use any port. */
  allowedHosts?: readonly string[];
  /** Replaces DNS in tests. */
  resolveHost?: ResolveHost;
  connectTimeoutMs?: number;
  firstByteTimeoutMs?: number;
  /** Whole request, all redirects and the body included. */
  totalTimeoutMs?: number;
  connectionsPerHost?: number;
  /** Certificates (PEM) to trust besides the well-known ones, for hosts with an authority of their own. */
  trustedCertificates?: string;
}

interface GuardedRequest {
  url: string;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Most bytes of the decompressed body, chosen by the head of the answer and its first bytes. */
  limitBytes: number | ((head: ResponseHead, firstBytes: Uint8Array) => number);
  /** What happens to a longer body: `fail` (the default) gives `too-large`. */
  atLimit?: 'cut' | 'fail';
  /** Looks at status and headers before the body is read; a reason refuses it. */
  checkHead?: (head: ResponseHead) => RefusalReason | null;
  /** Redirects followed for GET and HEAD, 5 by default; other methods get the redirect as their answer. */
  maxRedirects?: number;
  mayFollow?: (url: string) => boolean | Promise<boolean>;
  signal?: AbortSignal;
}

export interface ResponseHead {
  /** The address that answered, after all redirects. */
  url: string;
  status: number;
  /** Names in lower case; a header sent more than once is a list. */
  headers: Record<string, string | string[] | undefined>;
}

type GuardedResult =
  | ({ kind: 'response'; body: Uint8Array } & ResponseHead)
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'too-large'; limitBytes: number }
  | { kind: 'unreachable' }
  | { kind: 'timed-out' };

export interface GuardedClient {
  /** Never rejects because of the other side. Rejects with the signal's reason when the caller aborts. */
  send(request: GuardedRequest): Promise<GuardedResult>;
  close(): Promise<void>;
}

/**
 * The one way out to addresses that users give: pages, webhooks, pictures, model servers. Reaches public addresses and
 * the usual ports only, checks every address at connect time and again at every redirect, bounds size and time, and
 * tells nothing of what the other side said when it fails, which would make it a scanner for the network it runs in.
 */
export function createGuardedClient(options: GuardedClientOptions = {}): GuardedClient {
  const allowedHosts = readAllowedHosts(options.allowedHosts ?? []);
  const { connectTimeoutMs = 5_000, firstByteTimeoutMs = 10_000, totalTimeoutMs = 30_000 } = options;
  const { resolveHost, trustedCertificates } = options;
  const agent = new Agent({
    connect: createGuardedConnector({
      allowedHosts,
      timeoutMs: connectTimeoutMs,
      ...(resolveHost === undefined ? {} : { resolveHost }),
      ...(trustedCertificates === undefined ? {} : { trustedCertificates }),
    }),
    connections: options.connectionsPerHost ?? 2,
    allowH2: false,
    headersTimeout: firstByteTimeoutMs,
    bodyTimeout: totalTimeoutMs,
  });

  async function send(request: GuardedRequest): Promise<GuardedResult> {
    const timeout = AbortSignal.timeout(totalTimeoutMs);
    const signal = request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout]);
    try {
      return await follow(request, signal);
    } catch (error) {
      request.signal?.throwIfAborted();
      return toFailure(error, timeout);
    }
  }

  async function follow(request: GuardedRequest, signal: AbortSignal): Promise<GuardedResult> {
    const method = request.method ?? 'GET';
    const followsRedirects = method === 'GET' || method === 'HEAD';
    const maxRedirects = request.maxRedirects ?? 5;
    let headers = request.headers ?? {};
    let address = request.url;
    for (let hops = 0; ; hops += 1) {
      const target = checkTarget(address, allowedHosts);
      if ('refused' in target) return { kind: 'refused', reason: target.refused };
      const response = await sendRequest(target.url, {
        dispatcher: agent,
        method,
        headers,
        body: request.body ?? null,
        signal,
      });
      const head = { url: target.url.href, status: response.statusCode, headers: response.headers };
      const location = followsRedirects ? redirectTarget(head) : null;
      if (location === null) return finish(request, head, response.body);
      discardBody(response.body);
      if (hops >= maxRedirects) return { kind: 'refused', reason: 'redirect-limit' };
      const next = URL.parse(location, target.url);
      if (next === null) return { kind: 'refused', reason: 'address' };
      if (target.url.protocol === 'https:' && next.protocol === 'http:') {
        return { kind: 'refused', reason: 'downgrade' };
      }
      const again = checkTarget(next.href, allowedHosts);
      if ('refused' in again) return { kind: 'refused', reason: again.refused };
      if (request.mayFollow !== undefined && !(await request.mayFollow(next.href))) {
        return { kind: 'refused', reason: 'redirect-not-allowed' };
      }
      if (next.origin !== target.url.origin) headers = withoutCredentials(headers);
      address = next.href;
    }
  }

  return { send, close: () => agent.destroy() };
}

async function finish(request: GuardedRequest, head: ResponseHead, body: Readable): Promise<GuardedResult> {
  const refusal = request.checkHead?.(head) ?? null;
  if (refusal !== null) {
    discardBody(body);
    return { kind: 'refused', reason: refusal };
  }
  const { limitBytes } = request;
  let limit = typeof limitBytes === 'number' ? limitBytes : 0;
  const chooseLimit = (firstBytes: Uint8Array) => {
    if (typeof limitBytes !== 'number') limit = limitBytes(head, firstBytes);
    return limit;
  };
  const encoding = head.headers['content-encoding'];
  const result = await readBody(
    body,
    Array.isArray(encoding) ? encoding.join(',') : (encoding ?? null),
    chooseLimit,
    request.atLimit ?? 'fail',
  );
  if (result.kind === 'too-large') return { kind: 'too-large', limitBytes: limit };
  if (result.kind === 'unknown-encoding') return { kind: 'refused', reason: 'content-type' };
  return { kind: 'response', ...head, body: result.bytes };
}

function redirectTarget({ status, headers }: ResponseHead): string | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const location = Array.isArray(headers.location) ? headers.location[0] : headers.location;
  if (location === undefined) return null;
  // Header bytes arrive as Latin-1; servers that skip the escaping mean UTF-8.
  const utf8 = Buffer.from(location, 'latin1').toString('utf8');
  return utf8.includes('\uFFFD') ? location : utf8;
}

function withoutCredentials(headers: Record<string, string>): Record<string, string> {
  const secret = new Set(['authorization', 'cookie', 'proxy-authorization']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !secret.has(name.toLowerCase())));
}

const TIMEOUT_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** Only the kind of trouble gets out, never its text: refused, timed out, and all else alike. */
function toFailure(error: unknown, timeout: AbortSignal): GuardedResult {
  if (error instanceof RefusedConnection) return { kind: 'refused', reason: error.reason };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (timeout.aborted || (typeof code === 'string' && TIMEOUT_CODES.has(code))) return { kind: 'timed-out' };
  return { kind: 'unreachable' };
}
