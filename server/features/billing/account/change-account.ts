import type { AuditAction, AuditDetails } from '#contract/audit/audit.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { requirePayer } from '../payer/require-payer.ts';
import { requirePayments } from '../require-payments.ts';
import { type AccountWork, changeCustomer } from './change-customer.ts';
import { findAccount } from './find-account.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Has the provider change something for a workspace and records what has become of the account. `not-allowed` for an API key,
 * as only people spend money, and where a partner pays.
 * @param noted what the audit log then has of it
 */
export async function changeAccount(
  ctx: Context,
  work: AccountWork,
  noted?: { action: AuditAction; details?: AuditDetails },
): Promise<void> {
  requirePerson(ctx);
  await requirePayer(ctx);
  requirePayments(ctx);
  const accountId = ctx.workspace.id;
  const customerId = (await findAccount(ctx))?.customerId ?? null;
  if (customerId === null)
    throw failure('not-found', { message: 'This workspace has no subscription. Choose a plan first.' });
  await changeCustomer(ctx, { accountId, customerId }, work);
  if (noted !== undefined) await recordAudit(ctx, { ...noted, workspaceId: accountId });
  await syncAccount(ctx, accountId);
}
