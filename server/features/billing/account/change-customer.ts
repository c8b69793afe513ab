import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import type { Payments } from '#server/ports/payments.ts';
import { billingAccount } from '../billing.table.ts';
import { explainProblem } from '../explain-problem.ts';
import { requirePayments } from '../require-payments.ts';
import { syncAccount } from './sync-account.ts';

/** A change at the provider; `key` is of this one attempt. */
export type AccountWork = (
  payments: Payments,
  given: { customerId: string; key: string },
) => Promise<unknown>;

/**
 * Has the provider change something for a customer. That its account is due to be read again is written first: whenever this
 * process ends in between, the job that reads due accounts records what was done. The caller reads it after this.
 */
export async function changeCustomer(
  services: Services,
  { accountId, customerId }: { accountId: string; customerId: string },
  work: AccountWork,
): Promise<void> {
  const payments = requirePayments(services);
  await services.db
    .update(billingAccount)
    .set({ syncDueAt: services.clock.now() })
    .where(eq(billingAccount.id, accountId));
  try {
    await work(payments, { customerId, key: createId('pay') });
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'unavailable')
      services.log.error({ err: error.cause }, 'the payment provider could not be used');
    // It may have changed: an answer was lost, or a payment was refused by now.
    await syncAccount(services, accountId).catch((failed: unknown) =>
      services.log.warn({ err: failed }, 'a billing account could not be read'),
    );
    throw explainProblem(error);
  }
}
