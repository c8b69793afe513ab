import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { account } from './credentials.table.ts';

/** Ends signing in with Google for a user. */
export async function unlinkGoogle({ db }: Services, userId: string): Promise<void> {
  await db.delete(account).where(and(eq(account.userId, userId), eq(account.providerId, 'google')));
}
