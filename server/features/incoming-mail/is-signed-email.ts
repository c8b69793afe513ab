import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecentTimestamp } from './is-recent-timestamp.ts';

/** The headers of Standard Webhooks 1.0. */
export interface EmailSignature {
  /** `webhook-id`. */
  id: string;
  /** `webhook-timestamp`: seconds since 1970. */
  timestamp: string;
  /** `webhook-signature`: one or several, separated by spaces. */
  signatures: string;
}

/**
 * Whether who knows the secret has signed these bytes within the last five minutes, as Standard Webhooks 1.0 says: `v1,`
 * and the HMAC-SHA256 of id, time and body in base64. A time that is as far in the future is refused too. Our own lines, as
 * the library `standardwebhooks` takes text in UTF-8 only, and an email may have any bytes.
 * @param secret `whsec_` and the key in base64
 */
export function isSignedEmail(
  secret: string,
  body: Uint8Array,
  { id, timestamp, signatures }: EmailSignature,
  now: Date,
): boolean {
  if (!isRecentTimestamp(timestamp, now) || !/^[\w-]{1,100}$/.test(id)) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
