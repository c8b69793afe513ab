import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { partner } from '../partners.table.ts';
import { termsOf } from './terms-of.ts';

/** The terms that a partner has now; those of the installation for somebody who is none. */
export async function readTerms(
  { db, config }: Services,
  partnerId: string,
): Promise<{ percent: number; months: number }> {
  const [agreed] = await db
    .select({ percent: partner.commissionPercent, months: partner.commissionMonths })
    .from(partner)
    .where(eq(partner.userId, partnerId));
  return termsOf(config, agreed ?? { percent: null, months: null });
}
