import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { account } from './credentials.table.ts';

/** Lets a user sign in with someone's Google account from now on, unless that one belongs to another user already. */
export async function linkGoogle(
  { db }: Services,
  { userId, subject }: { userId: string; subject: string },
): Promise<void> {
  await db
    .insert(account)
    .values({ id: createId('acc'), accountId: subject, providerId: 'google', userId })
    .onConflictDoNothing({ target: [account.providerId, account.accountId] });
}
