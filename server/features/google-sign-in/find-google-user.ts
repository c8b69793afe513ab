import { and, eq } from 'drizzle-orm';
import type { User } from '#contract/users/users.schemas.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { linkGoogle } from '#server/features/credentials/link-google.ts';
import { queueVerification } from '#server/features/email-verification/queue-verification.ts';
import { type ReferralOrigin, recordReferral } from '#server/features/partners/referrals/record-referral.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { presentUser } from '#server/features/users/present-user.ts';
import { user } from '#server/features/users/users.table.ts';
import { createWorkspace } from '#server/features/workspaces/create-workspace.ts';
import type { GoogleIdentity } from './read-google-answer.ts';

/** The user, or that there is one with this address who must sign in with the password before it is linked. */
export type GoogleUser = { user: User } | { passwordRequiredOf: string };

/**
 * Finds or creates the user of a Google account. A user who has the same address must sign in with their password once
 * before it is linked, however sure Google is of the mailbox: a new way to sign in needs the old one, and nobody who
 * registered with a stranger's address waits in an account that the stranger then shares.
 */
export async function findGoogleUser(
  services: Services,
  identity: GoogleIdentity,
  origin: ReferralOrigin,
): Promise<GoogleUser> {
  const linked = await findLinked(services, identity.subject);
  if (linked !== undefined) return { user: presentUser(linked) };
  const made = await createGoogleUser(services, identity, origin);
  if (made !== undefined) return { user: presentUser(made) };

  // Made by another sign-in at this moment, or there before.
  const linkedMeanwhile = await findLinked(services, identity.subject);
  if (linkedMeanwhile !== undefined) return { user: presentUser(linkedMeanwhile) };
  const [same] = await services.db.select().from(user).where(eq(user.email, identity.email));
  if (same === undefined) throw new Error('A user was deleted while signing in with Google.');
  return { passwordRequiredOf: same.id };
}

async function findLinked({ db }: Services, subject: string) {
  const [found] = await db
    .select({ user })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(account.providerId, 'google'), eq(account.accountId, subject)));
  return found?.user;
}

/** Undefined when the address is taken. */
function createGoogleUser(
  services: Services,
  { subject, email, firstname, lastname, isAuthoritative }: GoogleIdentity,
  origin: ReferralOrigin,
) {
  return withTransaction(services, async (services) => {
    const made = await createUser(services, { email, firstname, lastname, emailVerified: isAuthoritative });
    if (made === undefined) return undefined;
    await linkGoogle(services, { userId: made.id, subject });
    const { id: workspaceId } = await createWorkspace(services, made);
    await recordReferral(services, origin, { email, company: made.company, workspaceId });
    if (!isAuthoritative) await queueVerification(services, made);
    return made;
  });
}
