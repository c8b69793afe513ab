import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { user } from '#server/features/users/users.table.ts';
import { partner } from '../partners.table.ts';

/** Agrees on a rate with a partner, from the next payment on; null for the settings of the installation. `not-found` for who is none. */
export function setTerms(
  services: Services,
  partnerId: string,
  { percent, months }: { percent: number | null; months: number | null },
): Promise<void> {
  return withTransaction(services, async (services) => {
    const { db, config } = services;
    const [changed] = await db
      .update(partner)
      .set({ commissionPercent: percent, commissionMonths: months })
      .where(eq(partner.userId, partnerId))
      .returning({ id: partner.userId });
    if (changed === undefined) throw failure('not-found');
    const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, partnerId));
    await recordAudit(services, {
      action: 'partner.terms-changed',
      workspaceId: null,
      subject: { id: partnerId, name: owner?.email ?? partnerId },
      details: {
        percent: percent ?? config.COMMISSION_PERCENT,
        months: months ?? config.COMMISSION_MONTHS,
      },
    });
  });
}
