import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { user } from './users.table.ts';

/** Stores under whose host a user signs in; writes only if that has changed. */
export async function noteSignInHost(
  { db }: Services,
  { id, signedInUnder }: Pick<typeof user.$inferSelect, 'id' | 'signedInUnder'>,
): Promise<void> {
  const partnerId = labelStore.getStore()?.partnerId ?? null;
  if (partnerId !== signedInUnder)
    await db.update(user).set({ signedInUnder: partnerId }).where(eq(user.id, id));
}
