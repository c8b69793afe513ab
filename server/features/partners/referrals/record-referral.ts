import { eq } from 'drizzle-orm';
import { isSameMailbox } from '#core/partners/is-same-mailbox.ts';
import { maskCompany } from '#core/partners/mask-company.ts';
import { readReferralCode } from '#core/partners/read-referral-code.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { user } from '#server/features/users/users.table.ts';
import { partner, referral } from '../partners.table.ts';

/** Where a new account came from, as the page for registering knows it. */
export interface ReferralOrigin {
  code: string | undefined;
  /** The user who is signed in in the browser that registers. */
  signedInUserId: string | null;
}

/**
 * Notes that a new account came through a referral link. A code that nobody has is ignored, and so is the user's own: by
 * the browser that they are signed in with, or by another name for their own mailbox. Call it in the transaction that
 * makes the account.
 */
export async function recordReferral(
  services: Services,
  { code: text, signedInUserId }: ReferralOrigin,
  made: { email: string; company: string; workspaceId: string },
): Promise<void> {
  const code = readReferralCode(text);
  if (code === null) return;
  const [referrer] = await services.db
    .select({ id: user.id, email: user.email })
    .from(partner)
    .innerJoin(user, eq(user.id, partner.userId))
    .where(eq(partner.code, code));
  if (referrer === undefined || referrer.id === signedInUserId) return;
  if (isSameMailbox(referrer.email, made.email)) return;
  await services.db.insert(referral).values({
    id: createId('ref'),
    workspaceId: made.workspaceId,
    partnerId: referrer.id,
    company: maskCompany(made.company),
    createdAt: services.clock.now(),
  });
}
