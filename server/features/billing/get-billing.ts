import { eq } from 'drizzle-orm';
import type { Billing, BillingHistoryItem, Subscription } from '#contract/billing/billing.schemas.ts';
import { plans } from '#contract/plans.ts';
import { orderOfWorkspace } from '#core/billing/order-of-workspace.ts';
import type { Context } from '#server/context.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import type { ProviderSubscription } from '#server/ports/payments.ts';
import { findAccount } from './account/find-account.ts';
import { presentTerms } from './account/present-terms.ts';
import { listBillingHistory } from './invoices/list-billing-history.ts';
import { findOtherPayer } from './payer/find-other-payer.ts';

/** The rest is read page by page. */
const shownInvoices = 25;
const noDetails = { email: '', name: '', address: '', taxId: '', country: '' };

/** The plan of the workspace and what it pays for, as last read from the provider. */
export async function getBilling(ctx: Context): Promise<Billing> {
  const [paidBy, account, [owned], { data: billingHistory }] = await Promise.all([
    findOtherPayer(ctx),
    findAccount(ctx),
    ctx.db.select().from(workspace).where(eq(workspace.id, ctx.workspace.id)),
    listBillingHistory(ctx, { limit: shownInvoices }),
  ]);
  const { plan, grantedPlan, addOns, planSince } = owned ?? {
    ...ctx.workspace,
    grantedPlan: ctx.workspace.plan,
    planSince: ctx.clock.now(),
  };
  const common = {
    provider: ctx.payments?.provider ?? null,
    plan: { id: plan, name: plans[plan].name, activeSince: planSince.toISOString() },
    grantedPlan,
    addOns,
    paidBy,
  };
  // The cards, invoices and address of a partner are theirs.
  if (paidBy !== null)
    return { ...common, subscription: null, paymentMethods: [], billingHistory: [], details: noDetails };
  return {
    ...common,
    subscription: presentSubscription(account?.subscription ?? null, billingHistory),
    paymentMethods: account?.methods ?? [],
    billingHistory,
    details: { ...noDetails, ...account?.details },
  };
}

function presentSubscription(
  subscription: ProviderSubscription | null,
  billingHistory: readonly BillingHistoryItem[],
): Subscription | null {
  const terms = presentTerms(subscription, billingHistory);
  if (subscription === null || terms === null) return null;
  const { order, nextOrder } = subscription;
  return {
    ...terms,
    order: orderOfWorkspace(order),
    nextOrder: nextOrder && orderOfWorkspace(nextOrder),
  };
}
