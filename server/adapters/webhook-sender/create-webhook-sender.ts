import { Webhook } from 'standardwebhooks';
import type { RefusalReason } from '#core/crawling/problems/fetch-failure.ts';
import { createGuardedClient } from '#server/adapters/page-fetcher/create-guarded-client.ts';
import { readAllowedHosts } from '#server/adapters/page-fetcher/read-allowed-hosts.ts';
import { refuseAddress } from '#server/adapters/page-fetcher/refuse-address.ts';
import { readRetryAfter } from '#server/adapters/read-retry-after.ts';
import type { WebhookRequest, WebhookResult, WebhookSender } from '#server/ports/webhook-sender.ts';

interface WebhookSenderOptions {
  userAgent: string;
  /** `host:port` entries that may be private, use any port, and need no https. */
  allowedHosts: readonly string[];
  /** Longest wait for the whole answer, in milliseconds. */
  timeoutMs?: number;
  /** Replaces DNS in tests. */
  resolveHost?: (hostname: string) => Promise<string[]>;
}

const keptBytes = 1_024;

/** The owner reads the same for a private address as for a name that does not exist. */
const refusals: Record<RefusalReason, string> = {
  address: 'This is not a URL that can be called.',
  'private-address': 'Webhooks are sent to public addresses only.',
  'private-name': 'The endpoint could not be reached.',
  port: 'Use port 443, the usual one for https.',
  credentials: 'Leave the user name and password out of the URL. The signature proves who sent it.',
  downgrade: 'The endpoint could not be reached.',
  'redirect-limit': 'The endpoint could not be reached.',
  'redirect-not-allowed': 'The endpoint could not be reached.',
  'content-type': 'The endpoint answered in an encoding that we did not ask for.',
};

/**
 * Sends events as the specification Standard Webhooks 1.0 says (https://www.standardwebhooks.com): `webhook-id`,
 * `webhook-timestamp` and `webhook-signature`, with one signature for each secret. Redirects are not followed.
 */
export function createWebhookSender({
  userAgent,
  allowedHosts,
  timeoutMs = 15_000,
  resolveHost,
}: WebhookSenderOptions): WebhookSender {
  const allowed = readAllowedHosts(allowedHosts);
  const client = createGuardedClient({
    allowedHosts,
    connectTimeoutMs: Math.min(5_000, timeoutMs),
    firstByteTimeoutMs: timeoutMs,
    totalTimeoutMs: timeoutMs,
    // Many endpoints of different owners are at the same automation service.
    connectionsPerHost: 16,
    ...(resolveHost === undefined ? {} : { resolveHost }),
  });

  return {
    refusalOf: (address) => refuseAddress(address, allowed, (reason) => refusals[reason]),
    async send({
      url,
      id,
      sentAt,
      body,
      secrets,
      signal,
      ...request
    }: WebhookRequest): Promise<WebhookResult> {
      const result = await client.send({
        url,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': request.userAgent ?? userAgent,
          accept: '*/*',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
          'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' '),
        },
        body,
        limitBytes: keptBytes,
        atLimit: 'cut',
        signal,
      });
      const none = { status: null, answer: null, retryAfterSeconds: null };
      if (result.kind === 'refused') return { ...none, error: refusals[result.reason] };
      if (result.kind === 'timed-out') {
        return { ...none, error: `The endpoint did not answer within ${timeoutMs / 1_000} seconds.` };
      }
      if (result.kind !== 'response') return { ...none, error: 'The endpoint could not be reached.' };
      const { status } = result;
      return {
        status,
        answer: new TextDecoder().decode(result.body),
        error: describeStatus(status),
        retryAfterSeconds:
          status === 429 || status === 503 ? readPause(result.headers['retry-after'], sentAt) : null,
      };
    },
    close: () => client.close(),
  };
}

function readPause(header: string | string[] | undefined, sentAt: Date): number | null {
  return readRetryAfter((Array.isArray(header) ? header[0] : header) ?? null, sentAt.getTime());
}

function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) {
    return `The endpoint answered ${status}. Redirects are not followed: enter the final URL.`;
  }
  if (status === 410) return 'The endpoint answered 410: it no longer exists.';
  return `The endpoint answered ${status} instead of 200 to 299.`;
}
