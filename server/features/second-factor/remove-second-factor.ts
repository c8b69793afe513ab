import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { authenticator } from './second-factor.table.ts';

/** Forgets the authenticator and the recovery codes of a user. */
export async function removeSecondFactor({ db }: Services, userId: string): Promise<void> {
  await db.delete(authenticator).where(eq(authenticator.userId, userId));
}
