import { and, eq } from 'drizzle-orm';
import type { PayoutState } from '#contract/partners/partners.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { commission, payout } from '../partners.table.ts';

interface Settlement {
  state: Exclude<PayoutState, 'requested'>;
  /** The partner reads it. */
  note: string;
}

/**
 * Records that the operator has paid or declined a payout. What was declined is available again. Fails with `not-found`,
 * or `conflict` if it is already settled.
 */
export function settlePayout(
  services: Services,
  payoutId: string,
  { state, note }: Settlement,
): Promise<void> {
  return withTransaction(services, async (services) => {
    const { db } = services;
    const [found] = await db.select().from(payout).where(eq(payout.id, payoutId)).for('update');
    if (found === undefined) throw failure('not-found');
    if (found.state !== 'requested')
      throw failure('conflict', { message: 'This payout is already settled. Reload the page.' });
    const settledAt = services.clock.now();
    await db
      .update(payout)
      .set({ state, note, settledAt })
      .where(and(eq(payout.id, payoutId), eq(payout.state, 'requested')));
    if (state === 'declined')
      await db.update(commission).set({ payoutId: null }).where(eq(commission.payoutId, payoutId));
    await recordAudit(services, {
      action: state === 'paid' ? 'payout.paid' : 'payout.declined',
      workspaceId: null,
      subject: { id: payoutId, name: found.payee },
      details: { amount: formatMoney(found.cents), note },
    });
  });
}
