import { and, eq, isNotNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { authenticator } from './second-factor.table.ts';

/** Whether a code is due when this user signs in. */
export async function hasSecondFactor({ db }: Services, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: authenticator.userId })
    .from(authenticator)
    .where(and(eq(authenticator.userId, userId), isNotNull(authenticator.confirmedAt)));
  return found.length > 0;
}
