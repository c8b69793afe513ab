import Stripe from 'stripe';

export interface StripeAccess {
  secretKey: string;
  /** Where Stripe's API is. */
  apiBase: string;
}

/** After it, one attempt of a request is given up; the SDK makes three, with the same idempotency key. */
const timeoutMs = 20_000;

/** The SDK of Stripe, at its present version of the API. */
export function connectStripe({ secretKey, apiBase }: StripeAccess): Stripe {
  const api = new URL(apiBase);
  return new Stripe(secretKey, {
    host: api.hostname,
    port: api.port || (api.protocol === 'https:' ? 443 : 80),
    protocol: api.protocol === 'https:' ? 'https' : 'http',
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
  });
}
