import { createHmac, timingSafeEqual } from 'node:crypto';

interface SlackSignature {
  /** `X-Slack-Request-Timestamp`: seconds since 1970. */
  timestamp: string;
  /** `X-Slack-Signature`. */
  signature: string;
}

const longestSeconds = 300;

/**
 * Whether Slack sent these bytes within the last five minutes: the signature is `v0=` and the HMAC-SHA256 of version, time and
 * body by the app's signing secret (https://docs.slack.dev/authentication/verifying-requests-from-slack). A time that is as
 * far in the future is refused too.
 * @param body as it came, byte by byte
 */
export function isSignedBySlack(
  secret: string,
  body: Uint8Array,
  { timestamp, signature }: SlackSignature,
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^v0=[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > longestSeconds) return false;
  const expected = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature.slice(3), 'hex'));
}
