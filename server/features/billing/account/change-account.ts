import { eq } from 'drizzle-orm';
import type { AuditAction, AuditDetails } from '#contract/audit/audit.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { failure } from '#server/failure.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import type { Payments } from '#server/ports/payments.ts';
import { billingAccount } from '../billing.table.ts';
import { explainProblem } from '../explain-problem.ts';
import { requirePayer } from '../payer/require-payer.ts';
import { requirePayments } from '../require-payments.ts';
import { findAccount } from './find-account.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Has the provider change something and records what has become of the account. That it is due to be read again is written
 * first: whenever this process ends in between, the job that reads due accounts records what was done. `key` is of this one
 * attempt. `not-allowed` for an API key, as only people spend money, and where a partner pays.
 * @param noted what the audit log then has of it
 */
export async function changeAccount(
  ctx: Context,
  work: (payments: Payments, given: { customerId: string; key: string }) => Promise<unknown>,
  noted?: { action: AuditAction; details?: AuditDetails },
): Promise<void> {
  requirePerson(ctx);
  await requirePayer(ctx);
  const payments = requirePayments(ctx);
  const customerId = (await findAccount(ctx))?.customerId ?? null;
  if (customerId === null)
    throw failure('not-found', { message: 'This workspace has no subscription. Choose a plan first.' });
  await ctx.db
    .update(billingAccount)
    .set({ syncDueAt: ctx.clock.now() })
    .where(eq(billingAccount.workspaceId, ctx.workspace.id));
  try {
    await work(payments, { customerId, key: createId('pay') });
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'unavailable')
      ctx.log.error({ err: error.cause }, 'the payment provider could not be used');
    // It may have changed: an answer was lost, or a payment was refused by now.
    await syncAccount(ctx, ctx.workspace.id).catch((failed: unknown) =>
      ctx.log.warn({ err: failed }, 'a billing account could not be read'),
    );
    throw explainProblem(error);
  }
  if (noted !== undefined) await recordAudit(ctx, { ...noted, workspaceId: ctx.workspace.id });
  await syncAccount(ctx, ctx.workspace.id);
}
