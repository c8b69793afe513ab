import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { user } from '#server/features/users/users.table.ts';
import { partner } from '../partners.table.ts';
import { termsOf } from './terms-of.ts';

/**
 * Agrees on a rate with a partner, which applies from the next payment; null for the settings of the installation. Fails
 * with `not-found` for somebody who is no partner.
 */
export function setTerms(
  services: Services,
  partnerId: string,
  agreed: { percent: number | null; months: number | null },
): Promise<void> {
  return withTransaction(services, async (services) => {
    const { db, config } = services;
    const [changed] = await db
      .update(partner)
      .set({ commissionPercent: agreed.percent, commissionMonths: agreed.months })
      .where(eq(partner.userId, partnerId))
      .returning({ id: partner.userId });
    if (changed === undefined) throw failure('not-found');
    const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, partnerId));
    await recordAudit(services, {
      action: 'partner.terms-changed',
      workspaceId: null,
      subject: { id: partnerId, name: owner?.email ?? partnerId },
      details: termsOf(config, agreed),
    });
  });
}
