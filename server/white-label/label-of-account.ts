import { sql } from 'drizzle-orm';
import { caller } from '#server/audit/caller.ts';
import type { Services } from '#server/context.ts';
import { labelStore } from './label-store.ts';
import type { WhiteLabel } from './white-label.ts';

/**
 * The white label of emails about an account: that of the current request's host, where the request is the user's own or
 * nobody is signed in; else that of the host where the user last signed in.
 */
export async function labelOfAccount(
  { db, labels }: Pick<Services, 'db' | 'labels'>,
  userId: string,
): Promise<WhiteLabel | null> {
  const host = labelStore.getStore() ?? null;
  const callerId = caller.getStore()?.userId;
  if (host !== null && (callerId === undefined || callerId === userId)) return host;
  const { rows } = await db.execute<{ partnerId: string | null }>(
    sql`select signed_in_under as "partnerId" from "user" where id = ${userId}`,
  );
  const partnerId = rows[0]?.partnerId ?? null;
  return partnerId === null ? null : labels.ofPartner(partnerId);
}
