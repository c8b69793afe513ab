import { and, asc, eq, inArray } from 'drizzle-orm';
import { commissionEntries } from '#core/partners/commission-entries.ts';
import { addMonths } from '#core/plans/add-months.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { invoice } from '#server/features/billing/billing.table.ts';
import { commission, partner } from '../partners.table.ts';
import { findEarner } from './find-earner.ts';
import { readTerms } from './read-terms.ts';

/**
 * Writes the entries of the ledger that are missing for what a workspace has paid and got back. It may run as often as
 * it likes, and at once with itself: an entry is written once. The rate of a payment is that of the day on which it is
 * written; a payment after the agreed months earns nothing, and has an entry that says so, as terms change later.
 */
export function recordCommissions(services: Services, workspaceId: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const earner = await findEarner(services, workspaceId);
    if (earner === null) return;
    const { partnerId, company, since } = earner;
    const { db } = services;
    // Two at once would choose other rates.
    await db.select().from(partner).where(eq(partner.userId, partnerId)).for('update');
    const papers = await db
      .select()
      .from(invoice)
      .where(and(eq(invoice.workspaceId, workspaceId), eq(invoice.state, 'paid')))
      .orderBy(asc(invoice.issuedAt), asc(invoice.sequence));
    const known = new Map(
      (
        await db
          .select()
          .from(commission)
          .where(inArray(commission.invoiceId, ['', ...papers.map(({ id }) => id)]))
      ).map((entry) => [entry.invoiceId, entry]),
    );
    const terms = await readTerms(services, partnerId);
    const payments = papers.filter(
      ({ kind, issuedAt }) => kind === 'invoice' && (since === null || issuedAt >= since),
    );
    const until = payments[0] && addMonths(payments[0].issuedAt, terms.months);
    for (const payment of payments) {
      const isWithin = until !== undefined && payment.issuedAt < until;
      const percent = known.get(payment.id)?.percent ?? (isWithin ? terms.percent : 0);
      const refunds = papers.filter(({ creditedNumber }) => creditedNumber === payment.number);
      const cents = commissionEntries(
        { netCents: netOf(payment), refundedCents: refunds.map((each) => -netOf(each)) },
        percent,
      );
      for (const [at, paper] of [payment, ...refunds].entries()) {
        if (known.has(paper.id)) continue;
        await db
          .insert(commission)
          .values({
            id: createId('com'),
            partnerId,
            company,
            invoiceId: paper.id,
            paidInvoiceId: payment.id,
            netCents: netOf(paper),
            percent,
            cents: cents[at] ?? 0,
            occurredAt: paper.paidAt ?? paper.issuedAt,
          })
          .onConflictDoNothing();
      }
    }
  });
}

const netOf = ({ totalCents, taxCents }: typeof invoice.$inferSelect): number => totalCents - taxCents;
