import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { payout } from '../partners.table.ts';

/** Takes back a request that is not settled: its amount is available again. `not-found` for another's, `conflict` once it is settled. */
export function withdrawPayout(services: Services, userId: string, payoutId: string): Promise<void> {
  return withTransaction(services, async ({ db }) => {
    const isMine = and(eq(payout.id, payoutId), eq(payout.partnerId, userId));
    const [found] = await db.select().from(payout).where(isMine).for('update');
    if (found === undefined) throw failure('not-found');
    if (found.state !== 'requested')
      throw failure('conflict', { message: 'This payout is settled already and can’t be withdrawn.' });
    await db.delete(payout).where(isMine);
  });
}
