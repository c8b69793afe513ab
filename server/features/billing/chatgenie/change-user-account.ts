import type { AuditAction } from '#contract/audit/audit.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { type AccountWork, changeCustomer } from '#server/features/billing/account/change-customer.ts';
import { syncAccount } from '#server/features/billing/account/sync-account.ts';
import { requirePayments } from '#server/features/billing/require-payments.ts';
import { findUserAccount } from './find-user-account.ts';

/**
 * Has the provider change something for a user and records what has become of the account.
 * @param action what the audit log then has of it
 */
export async function changeUserAccount(
  services: Services,
  userId: string,
  work: AccountWork,
  action?: AuditAction,
): Promise<void> {
  requirePayments(services);
  const customerId = (await findUserAccount(services, userId))?.customerId ?? null;
  if (customerId === null) throw failure('not-found', { message: 'You have not bought ChatGenie Pro yet.' });
  await changeCustomer(services, { accountId: userId, customerId }, work);
  if (action !== undefined) await recordAudit(services, { action, workspaceId: null, userId });
  await syncAccount(services, userId);
}
