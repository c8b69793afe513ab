import { and, eq, inArray, isNull } from 'drizzle-orm';
import { minimumPayoutCents } from '#contract/partners/partners.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { invoice } from '#server/features/billing/billing.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { ensurePartner } from '../ensure-partner.ts';
import { commission, partner, payout } from '../partners.table.ts';

/**
 * Requests a payout of everything that is available, less what was taken back. Fails with `conflict` below the minimum,
 * and while another one is waiting; of two at once one passes.
 */
export function requestPayout(services: Services, userId: string, payTo: string): Promise<void> {
  return withTransaction(services, async (services) => {
    await ensurePartner(services, userId);
    const { db } = services;
    const [owner] = await db
      .select({ name: user.name, email: user.email, company: user.company })
      .from(partner)
      .innerJoin(user, eq(user.id, partner.userId))
      .where(eq(partner.userId, userId))
      .for('update', { of: partner });
    if (owner === undefined) throw failure('signed-out');
    const [open] = await db
      .select({ id: payout.id })
      .from(payout)
      .where(and(eq(payout.partnerId, userId), eq(payout.state, 'requested')));
    if (open !== undefined)
      throw failure('conflict', {
        message: 'A payout is already waiting. Withdraw it to request another amount.',
      });
    const entries = await db
      .select({ id: commission.id, cents: commission.cents })
      .from(commission)
      .innerJoin(invoice, eq(invoice.id, commission.paidInvoiceId))
      .where(
        and(eq(commission.partnerId, userId), isNull(commission.payoutId), eq(invoice.isDisputed, false)),
      );
    const cents = entries.reduce((sum, each) => sum + each.cents, 0);
    if (cents < minimumPayoutCents)
      throw failure('conflict', {
        message: `You can request a payout once ${formatMoney(minimumPayoutCents)} is available.`,
      });
    const id = createId('pyo');
    const payee = [owner.company, owner.name, owner.email].filter(Boolean).join(', ');
    await db.insert(payout).values({
      id,
      partnerId: userId,
      payee,
      payTo,
      cents,
      state: 'requested',
      requestedAt: services.clock.now(),
    });
    await db
      .update(commission)
      .set({ payoutId: id })
      .where(
        inArray(
          commission.id,
          entries.map((each) => each.id),
        ),
      );
    await recordAudit(services, {
      action: 'payout.requested',
      workspaceId: null,
      subject: { id, name: owner.email },
      details: { amount: formatMoney(cents) },
    });
  });
}
