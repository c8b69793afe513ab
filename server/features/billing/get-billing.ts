import { desc, eq, getTableColumns } from 'drizzle-orm';
import { showInvoice } from '#contract/billing/billing.endpoints.ts';
import type { Billing, Subscription } from '#contract/billing/billing.schemas.ts';
import { graceDays } from '#contract/billing/billing.ts';
import { fillPath } from '#contract/fill-path.ts';
import { plans } from '#contract/plans.ts';
import { priceOrder } from '#core/billing/price-order.ts';
import { totalOf } from '#core/billing/total-of.ts';
import type { Context } from '#server/context.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import type { ProviderSubscription } from '#server/ports/payments.ts';
import { findAccount } from './account/find-account.ts';
import { invoice } from './billing.table.ts';
import { findOtherPayer } from './payer/find-other-payer.ts';
import { isOwnInvoice } from './payer/is-own-invoice.ts';

const dayMs = 86_400_000;
const noDetails = { email: '', name: '', address: '', taxId: '', country: '' };

/** The plan of the workspace and what it pays for, as last read from the provider. */
export async function getBilling(ctx: Context): Promise<Billing> {
  const [paidBy, account, [owned], invoices] = await Promise.all([
    findOtherPayer(ctx),
    findAccount(ctx),
    ctx.db.select().from(workspace).where(eq(workspace.id, ctx.workspace.id)),
    ctx.db
      .select(getTableColumns(invoice))
      .from(invoice)
      .innerJoin(workspace, eq(workspace.id, invoice.workspaceId))
      .where(isOwnInvoice(ctx))
      .orderBy(desc(invoice.issuedAt), desc(invoice.id))
      .limit(100),
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
    subscription: presentSubscription(account?.subscription ?? null, invoices),
    paymentMethods: account?.methods ?? [],
    billingHistory: invoices.map((each) => ({
      id: each.id,
      number: each.number,
      kind: each.kind,
      state: each.state,
      date: each.issuedAt.toISOString(),
      description: each.lines
        .map(({ description, quantity }) => (quantity > 1 ? `${quantity} × ${description}` : description))
        .join(', '),
      amountCents: each.totalCents,
      refusal: each.refusal,
      isDisputed: each.isDisputed,
      invoiceUrl: fillPath(showInvoice, { invoiceId: each.id }),
    })),
    details: { ...noDetails, ...account?.details },
  };
}

/** One that has ended is over: only its invoices are left. */
function presentSubscription(
  subscription: ProviderSubscription | null,
  invoices: readonly (typeof invoice.$inferSelect)[],
): Subscription | null {
  if (subscription === null || subscription.state === 'ended') return null;
  const { order, nextOrder, state, startedAt, periodStart, periodEnd, cancelsAtEnd, failedAt } = subscription;
  const priceOf = (given: typeof order) => totalOf(priceOrder(given));
  return {
    order,
    nextOrder,
    state,
    startedAt,
    periodStart,
    periodEnd,
    cancelsAtEnd,
    amountCents: priceOf(order),
    nextAmountCents: cancelsAtEnd ? null : priceOf(nextOrder ?? order),
    failedAt,
    refusal: invoices.find((each) => each.state === 'open')?.refusal ?? null,
    pausesAt: failedAt === null ? null : new Date(Date.parse(failedAt) + graceDays * dayMs).toISOString(),
  };
}
