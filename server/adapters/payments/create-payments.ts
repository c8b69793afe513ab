import { isLoopbackName } from '#core/safety/is-loopback-name.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Payments } from '#server/ports/payments.ts';
import { createSandboxPayments } from './sandbox/create-sandbox-payments.ts';

/**
 * Who takes payments, as the operator has set it; null for nobody. Stripe's SDK takes 20 MB: it is loaded only where
 * it is used.
 */
export async function createPayments(
  config: Config,
  { db, clock }: { db: Database; clock: Clock },
): Promise<Payments | null> {
  const { STRIPE_SECRET_KEY: secretKey } = config;
  if ((config.PAYMENTS ?? (secretKey === undefined ? undefined : 'stripe')) === 'stripe') {
    if (secretKey === undefined) throw new Error('PAYMENTS=stripe needs STRIPE_SECRET_KEY.');
    const { createStripePayments } = await import('./stripe/create-stripe-payments.ts');
    return createStripePayments({
      secretKey,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? null,
      apiBase: config.STRIPE_API_BASE,
      pricePrefix: config.STRIPE_PRICE_PREFIX,
      hasAutomaticTax: config.STRIPE_AUTOMATIC_TAX,
      clock,
    });
  }
  // Strangers on a public address must not give themselves plans with test cards.
  const isOwnMachine = isLoopbackName(new URL(baseUrl(config)).hostname);
  if ((config.PAYMENTS ?? (isOwnMachine ? 'sandbox' : 'off')) === 'off') return null;
  return createSandboxPayments({
    db,
    clock,
    taxPercent: config.TAX_PERCENT,
  });
}
