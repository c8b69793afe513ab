import { sql } from 'drizzle-orm';
import type { Earnings } from '#contract/partners/partners.schemas.ts';
import { minimumPayoutCents } from '#contract/partners/partners.ts';
import type { Services } from '#server/context.ts';
import { listOwnPayouts } from '../payouts/list-own-payouts.ts';
import { readTerms } from './read-terms.ts';

/** The rest is read page by page. */
const shownPayouts = 25;

/** The terms, the balance and the payouts of a user as a partner; the terms only where they have earned nothing. */
export async function getEarnings(services: Services, userId: string): Promise<Earnings> {
  const { db } = services;
  const [terms, { rows }, { data: payouts }] = await Promise.all([
    readTerms(services, userId),
    db.execute<{ available: number; held: number; requested: number; paid: number }>(sql`
      select
        coalesce(sum(commission.cents) filter (where payout.id is null and not invoice.is_disputed), 0)::int as available,
        coalesce(sum(commission.cents) filter (where payout.id is null and invoice.is_disputed), 0)::int as held,
        coalesce(sum(commission.cents) filter (where payout.state = 'requested'), 0)::int as requested,
        coalesce(sum(commission.cents) filter (where payout.state = 'paid'), 0)::int as paid
      from commission join invoice on invoice.id = commission.paid_invoice_id
        left join payout on payout.id = commission.payout_id
      where commission.partner_id = ${userId}`),
    listOwnPayouts(services, userId, { limit: shownPayouts }),
  ]);
  const [sums] = rows;
  return {
    terms,
    balance: {
      availableCents: sums?.available ?? 0,
      heldCents: sums?.held ?? 0,
      requestedCents: sums?.requested ?? 0,
      paidCents: sums?.paid ?? 0,
    },
    minimumPayoutCents,
    payouts,
  };
}
