import type { BillingAccount } from '#core/billing/billing-account.ts';
import type { Clock } from '#server/ports/clock.ts';

/** The time that it is for an account: the present, or later where its clock was moved ahead. */
export function sandboxTime({ aheadMs = 0 }: Pick<BillingAccount, 'aheadMs'>, clock: Clock): Date {
  return new Date(clock.now().getTime() + aheadMs);
}
