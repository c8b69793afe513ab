import type Stripe from 'stripe';
import type { InvoiceState, PaymentRefusal } from '#contract/billing/billing.ts';
import type { InvoiceLine } from '#core/billing/billing-account.ts';
import type { ProviderInvoice } from '#server/ports/payments.ts';
import { idOf } from './id-of.ts';
import { refusalOfCode } from './refusal-of-code.ts';
import { timeOf } from './time-of.ts';

/** Nobody has more; a list is read whole or not at all. */
const most = { limit: 10_000 };

const states: Record<string, InvoiceState> = {
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'void',
};

/**
 * The invoices of a customer with the results of their charges, oldest first: refusals, refunds and disputes. Charges belong to
 * an invoice by their payment intent.
 * @param hasCard whether there is a card to charge
 */
export async function readStripeInvoices(
  stripe: Stripe,
  customer: string,
  hasCard: boolean,
): Promise<ProviderInvoice[]> {
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] }).autoPagingToArray(most),
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray(most),
  ]);
  const byIntent = Map.groupBy(charges, ({ payment_intent }) => payment_intent && idOf(payment_intent));
  const presented: ProviderInvoice[] = [];
  for (const invoice of invoices) {
    const state = states[invoice.status ?? 'draft'];
    if (state === undefined) continue;
    const { paid_at: paidAt, finalized_at: finalizedAt } = invoice.status_transitions;
    const intents = (invoice.payments?.data ?? []).flatMap(({ payment }) => payment.payment_intent ?? []);
    const own = intents.flatMap((intent) => byIntent.get(idOf(intent)) ?? []);
    presented.push({
      id: invoice.id,
      createdAt: timeOf(finalizedAt ?? invoice.created),
      state,
      paidAt: paidAt === null ? null : timeOf(paidAt),
      lines: await readLines(stripe, invoice),
      taxCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
      totalCents: invoice.total,
      refusal: state === 'open' ? refusalOf(own, hasCard) : null,
      ...(await readReturns(stripe, own)),
    });
  }
  return presented.sort(
    (left, right) => left.createdAt.localeCompare(right.createdAt) || left.id.localeCompare(right.id),
  );
}

async function readLines(stripe: Stripe, { id, lines }: Stripe.Invoice): Promise<InvoiceLine[]> {
  const all = lines.has_more
    ? await stripe.invoices.listLineItems(id, { limit: 100 }).autoPagingToArray(most)
    : lines.data;
  return all.map(({ description, quantity, amount, period }) => ({
    description: description ?? '',
    quantity: quantity ?? 1,
    amountCents: amount,
    from: timeOf(period.start),
    to: timeOf(period.end),
  }));
}

function refusalOf(charges: readonly Stripe.Charge[], hasCard: boolean): PaymentRefusal | null {
  const newest = charges.toSorted((left, right) => right.created - left.created)[0];
  if (newest === undefined) return hasCard ? null : 'no-card';
  if (newest.status !== 'failed') return null;
  // The bank's reason says more than the code, which is often `card_declined`.
  const reason = newest.outcome?.reason ?? null;
  return refusalOfCode(reason === null || reason === 'generic_decline' ? newest.failure_code : reason);
}

/** What was paid back of charges, by refunds and by disputes that were lost, oldest first; and whether a dispute is open. */
async function readReturns(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<Pick<ProviderInvoice, 'refunds' | 'isDisputed'>> {
  const refunds: ProviderInvoice['refunds'] = [];
  let isDisputed = false;
  for (const charge of charges) {
    if (charge.amount_refunded > 0) {
      const given = await stripe.refunds.list({ charge: charge.id, limit: 100 }).autoPagingToArray(most);
      for (const { id, created, amount, status } of given) {
        if (status !== 'failed' && status !== 'canceled')
          refunds.push({ id, at: timeOf(created), cents: amount });
      }
    }
    // It stays so when the dispute is over.
    if (!charge.disputed) continue;
    const disputes = await stripe.disputes.list({ charge: charge.id, limit: 100 }).autoPagingToArray(most);
    isDisputed ||= disputes.some(({ status }) => isOpenDispute(status));
    // A bank can take a payment back in several disputes: the first ones count, as they are recorded already.
    let left = charge.amount - charge.amount_refunded;
    const oldestFirst = disputes.toSorted(
      (one, other) => one.created - other.created || one.id.localeCompare(other.id),
    );
    for (const { id, created, amount, status } of oldestFirst) {
      const cents = status === 'lost' ? Math.min(amount, left) : 0;
      if (cents > 0) refunds.push({ id, at: timeOf(created), cents });
      left -= cents;
    }
  }
  refunds.sort((left, right) => left.at.localeCompare(right.at) || left.id.localeCompare(right.id));
  return { refunds, isDisputed };
}

const isOpenDispute = (status: Stripe.Dispute.Status): boolean =>
  status.endsWith('needs_response') || status.endsWith('under_review');
