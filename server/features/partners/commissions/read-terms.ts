import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { partner } from '../partners.table.ts';

/** What a partner earns: what the operator has agreed with them, else the settings of the installation. */
export async function readTerms(
  { db, config }: Services,
  partnerId: string,
): Promise<{ percent: number; months: number }> {
  const [agreed] = await db
    .select({ percent: partner.commissionPercent, months: partner.commissionMonths })
    .from(partner)
    .where(eq(partner.userId, partnerId));
  return {
    percent: agreed?.percent ?? config.COMMISSION_PERCENT,
    months: agreed?.months ?? config.COMMISSION_MONTHS,
  };
}
