import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether Cal.com sent these bytes: `X-Cal-Signature-256` is the HMAC-SHA256 of the body by the secret of the webhook, in
 * hexadecimal (https://cal.com/docs/developing/guides/automation/webhooks).
 */
export function isSignedByCalCom(secret: string, body: Uint8Array, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
