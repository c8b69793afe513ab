import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { hashLinkToken } from '#server/http/tokens/hash-link-token.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { wrappedShare } from './wrapped.table.ts';

/** The link with this token while it works, else null: expired, withdrawn and made up look alike. */
export async function findShared(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<typeof wrappedShare.$inferSelect | null> {
  // Under a partner's host there is no ChatGenie.
  if (labelStore.getStore()) return null;
  const [found] = await db
    .select()
    .from(wrappedShare)
    .where(and(eq(wrappedShare.hash, hashLinkToken(token)), gt(wrappedShare.expiresAt, clock.now())));
  return found ?? null;
}
