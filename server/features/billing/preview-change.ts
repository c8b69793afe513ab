import type { ChangePreview } from '#contract/billing/billing.schemas.ts';
import type { WorkspaceOrder } from '#core/billing/billing-account.ts';
import { priceOrder } from '#core/billing/price-order.ts';
import { totalOf } from '#core/billing/total-of.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { findAccount } from './account/find-account.ts';
import { checkOrder } from './check-order.ts';
import { explainProblem } from './explain-problem.ts';
import { requirePayer } from './payer/require-payer.ts';
import { requirePayments } from './require-payments.ts';

/** What a change costs now and later; nothing is changed. */
export async function previewChange(ctx: Context, order: WorkspaceOrder): Promise<ChangePreview> {
  requirePerson(ctx);
  await requirePayer(ctx);
  const payments = requirePayments(ctx);
  checkOrder(order);
  const customerId = (await findAccount(ctx))?.customerId ?? null;
  if (customerId === null)
    throw failure('cannot-process', { message: 'This workspace has no subscription. Choose a plan first.' });
  try {
    return { ...(await payments.preview(customerId, order)), amountCents: totalOf(priceOrder(order)) };
  } catch (error) {
    throw explainProblem(error);
  }
}
