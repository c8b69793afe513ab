import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { partner } from '../partners.table.ts';

export async function findReferralCode({ db }: Services, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ code: partner.code }).from(partner).where(eq(partner.userId, userId));
  return row?.code;
}
