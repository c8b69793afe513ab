import { and, eq } from 'drizzle-orm';
import { formatMoney } from '#core/billing/format-money.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { payout } from '../partners.table.ts';

/**
 * Withdraws a request that is not settled yet: its amount is available again. Fails with `not-found` for another
 * partner's, and `conflict` once it is settled.
 */
export function withdrawPayout(services: Services, userId: string, payoutId: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const { db } = services;
    const isMine = and(eq(payout.id, payoutId), eq(payout.partnerId, userId));
    const [found] = await db.select().from(payout).where(isMine).for('update');
    if (found === undefined) throw failure('not-found');
    if (found.state !== 'requested')
      throw failure('conflict', { message: 'This payout is already settled, so it can’t be withdrawn.' });
    await db.delete(payout).where(isMine);
    await recordAudit(services, {
      action: 'payout.withdrawn',
      workspaceId: null,
      subject: { id: payoutId, name: found.payee },
      details: { amount: formatMoney(found.cents) },
    });
  });
}
