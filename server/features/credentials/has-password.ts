import { and, eq, isNotNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { account } from './credentials.table.ts';

/** Whether a user can sign in with a password. */
export async function hasPassword({ db }: Services, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(eq(account.userId, userId), eq(account.providerId, 'credential'), isNotNull(account.password)),
    );
  return found.length > 0;
}
