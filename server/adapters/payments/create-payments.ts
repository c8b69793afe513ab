import { paths } from '#contract/page-addresses.ts';
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
  if (config.PAYMENTS === 'off') return null;
  return createSandboxPayments({
    db,
    clock,
    taxPercent: config.TAX_PERCENT,
    pageUrl: (checkoutId) => baseUrl(config) + paths.sandboxCheckout(checkoutId),
  });
}
