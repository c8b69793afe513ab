import { and, eq, isNotNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { twoFactor } from '#server/features/second-factor/second-factor.table.ts';

/** Whether a code is due when this user signs in. */
export async function hasTwoFactor({ db }: Services, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt)));
  return found.length > 0;
}
