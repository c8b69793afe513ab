import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { type AccountWork, changeCustomer } from '#server/features/billing/account/change-customer.ts';
import { syncAccount } from '#server/features/billing/account/sync-account.ts';
import { requirePayments } from '#server/features/billing/require-payments.ts';
import { findUserAccount } from './find-user-account.ts';

/** Has the provider change something for a user and records what has become of the account. */
export async function changeUserAccount(
  services: Services,
  userId: string,
  work: AccountWork,
): Promise<void> {
  requirePayments(services);
  const customerId = (await findUserAccount(services, userId))?.customerId ?? null;
  if (customerId === null) throw failure('not-found', { message: 'You have not bought ChatGenie Pro yet.' });
  await changeCustomer(services, { accountId: userId, customerId }, work);
  await syncAccount(services, userId);
}
