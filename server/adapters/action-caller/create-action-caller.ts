import type { RefusalReason } from '#core/crawling/problems/fetch-failure.ts';
import {
  createGuardedClient,
  type GuardedClient,
} from '#server/adapters/page-fetcher/create-guarded-client.ts';
import { readAllowedHosts } from '#server/adapters/page-fetcher/read-allowed-hosts.ts';
import { refuseAddress } from '#server/adapters/page-fetcher/refuse-address.ts';
import type { ActionCaller, ActionResponse } from '#server/ports/action-caller.ts';

interface ActionCallerOptions {
  userAgent: string;
  /** `host:port` entries that may be private, use any port, and need no https. */
  allowedHosts: readonly string[];
  /** Replaces DNS in tests. */
  resolveHost?: (hostname: string) => Promise<string[]>;
}

/** Above what an action may wait. */
const totalTimeoutMs = 25_000;
/** Far more than an answer in a chat needs. */
const answerMaximumBytes = 256 * 1_024;
const documentMaximumBytes = 2 * 1_024 * 1_024;
const unreachable = 'The server could not be reached.';
const redirected = 'The server answered with a redirect. Enter the final URL.';

/** The owner reads the same for a private address as for a name that does not exist. */
const refusals: Record<RefusalReason, string> = {
  address: 'This is not a URL that can be called.',
  'private-address': 'Actions call public addresses only.',
  'private-name': unreachable,
  port: 'Use port 443, the usual one for https.',
  credentials: 'Leave the user name and password out of the URL. Add a header “Authorization” instead.',
  downgrade: unreachable,
  'redirect-limit': unreachable,
  'redirect-not-allowed': unreachable,
  'content-type': 'The server answered in an encoding that we did not ask for.',
};

/** Calls actions through the guarded client. Redirects are not followed, as the headers hold secrets of the owner. */
export function createActionCaller({
  userAgent,
  allowedHosts,
  resolveHost,
}: ActionCallerOptions): ActionCaller {
  const allowed = readAllowedHosts(allowedHosts);
  const client = createGuardedClient({
    allowedHosts,
    firstByteTimeoutMs: totalTimeoutMs,
    totalTimeoutMs,
    connectionsPerHost: 16,
    ...(resolveHost === undefined ? {} : { resolveHost }),
  });
  return {
    refusalOf: (address) => refuseAddress(address, allowed, (reason) => refusals[reason]),
    async call({ url, method, headers, body, timeoutMs, signal }) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const sent = client.send({
        url,
        method,
        headers: {
          accept: 'application/json, text/plain;q=0.9',
          ...(body === null ? {} : { 'content-type': 'application/json' }),
          ...inLowerCase(headers),
          'user-agent': userAgent,
        },
        ...(body === null ? {} : { body }),
        limitBytes: answerMaximumBytes,
        maxRedirects: 0,
        signal: AbortSignal.any([signal, timeout]),
      });
      const result = await sent.catch((error: unknown) => {
        signal.throwIfAborted();
        if (timeout.aborted) return { kind: 'timed-out' } as const;
        throw error;
      });
      return readResult(result, timeoutMs);
    },
    async fetchText(url, signal) {
      const headers = {
        accept: 'application/json, application/yaml, text/yaml, */*;q=0.5',
        'user-agent': userAgent,
      };
      const result = await client.send({ url, headers, limitBytes: documentMaximumBytes, signal });
      if (result.kind !== 'response' || result.status !== 200) return null;
      return new TextDecoder().decode(result.body);
    },
    close: () => client.close(),
  };
}

/** So that a header of the owner's, such as `Accept`, replaces ours instead of being sent next to it. */
function inLowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

type Result = Awaited<ReturnType<GuardedClient['send']>>;

function readResult(result: Result, timeoutMs: number): ActionResponse {
  switch (result.kind) {
    case 'response':
      return readAnswer(result.status, result.body, result.headers['content-type']);
    case 'timed-out':
      return failed(`The server did not answer in time: ${sayTime(timeoutMs)}.`);
    case 'too-large':
      return failed('The answer of the server is larger than 256 KB.');
    case 'refused':
      return failed(result.reason === 'redirect-limit' ? redirected : refusals[result.reason]);
    default:
      return failed(unreachable);
  }
}

const sayTime = (ms: number): string => (ms === 1_000 ? '1 second' : `${ms / 1_000} seconds`);

function failed(problem: string): ActionResponse {
  return { status: null, text: null, data: undefined, problem };
}

function readAnswer(
  status: number,
  body: Uint8Array,
  contentType: string | string[] | undefined,
): ActionResponse {
  const text = new TextDecoder().decode(body);
  const type = String(contentType ?? '').toLowerCase();
  const isSuccess = status >= 200 && status < 300;
  // A lookup that finds nothing is often answered so.
  if (status === 404) return { status, text, data: null, problem: null };
  if (status >= 300 && status < 400) return { status, text, data: undefined, problem: redirected };
  if (!isSuccess) return { status, text, data: undefined, problem: `The server answered ${status}.` };
  if (text.trim() === '') return { status, text, data: null, problem: null };
  try {
    return { status, text, data: JSON.parse(text), problem: null };
  } catch {
    if (type.startsWith('text/plain')) return { status, text, data: text.trim(), problem: null };
    return {
      status,
      text,
      data: undefined,
      problem: 'The answer of the server is neither JSON nor plain text.',
    };
  }
}
