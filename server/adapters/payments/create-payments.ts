import { paths } from '#contract/page-addresses.ts';
import { isLoopbackName } from '#core/safety/is-loopback-name.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Payments } from '#server/ports/payments.ts';
import { createSandboxPayments } from './sandbox/create-sandbox-payments.ts';

/** Who takes payments, as the operator has set it; null for nobody. */
export function createPayments(
  config: Config,
  { db, clock }: { db: Database; clock: Clock },
): Payments | null {
  // Strangers on a public address must not give themselves plans with test cards.
  const isOwnMachine = isLoopbackName(new URL(baseUrl(config)).hostname);
  if ((config.PAYMENTS ?? (isOwnMachine ? 'sandbox' : 'off')) === 'off') return null;
  return createSandboxPayments({
    db,
    clock,
    taxPercent: config.TAX_PERCENT,
    pageUrl: (checkoutId) => baseUrl(config) + paths.sandboxCheckout(checkoutId),
  });
}
