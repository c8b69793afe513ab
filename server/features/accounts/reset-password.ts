import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { checkPassword } from '#core/safety/check-registration.ts';
import { type Services, withTransaction } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { hashLinkToken } from '#server/http/link-token.ts';
import { account, apiKey, passkey, resetToken, twoFactor, user } from './accounts.table.ts';
import { authOf } from './auth.ts';
import { setPassword } from './set-password.ts';

const attempts = { count: 30, windowSeconds: 600 };
const gone = 'This link is no longer valid. Please ask for a new one.';

/**
 * Sets the password of whoever holds the token of a mailed link, ends all their sessions and, since they read their
 * mail, takes the address as verified. Fails with the sentence of the first rule that the password does not meet, or
 * with `invalid-input` for a token that was never given, was used, was replaced by a newer one, or is an hour old.
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
  clientAddress: string,
): Promise<void> {
  if (token === '') throw failure('invalid-input', { message: gone });
  const sentence = checkPassword(password);
  if (sentence !== null) throw failure('invalid-input', { message: sentence });
  services.rateLimiter.hit(
    `reset-password ${clientAddress}`,
    attempts,
    'Too many attempts. Please wait a few minutes and try again.',
  );
  const isToken = () =>
    and(eq(resetToken.hash, hashLinkToken(token)), gt(resetToken.expiresAt, services.clock.now()));
  // Before hashing, so that guesses cost little.
  const known = await services.db.select({ userId: resetToken.userId }).from(resetToken).where(isToken());
  if (known.length === 0) throw failure('invalid-input', { message: gone });
  const hash = await (await authOf(services).$context).password.hash(password);

  await withTransaction(services, async (services) => {
    const [used] = await services.db
      .delete(resetToken)
      .where(isToken())
      .returning({ userId: resetToken.userId });
    if (used === undefined) throw failure('invalid-input', { message: gone });
    const [owner] = await services.db.select().from(user).where(eq(user.id, used.userId)).for('update');
    if (owner === undefined) throw failure('invalid-input', { message: gone });
    if (!owner.emailVerified) await takeOver(services, owner.id);
    await setPassword(services, { user: owner, hash });
  });
}

/**
 * Until now anybody may have made this account with somebody else's address. Whoever reads that mailbox gets it alone:
 * every way in that was set up before is closed.
 */
async function takeOver(services: Services, userId: string): Promise<void> {
  const { db, clock } = services;
  await db.update(user).set({ emailVerified: true, updatedAt: clock.now() }).where(eq(user.id, userId));
  await db.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, 'credential')));
  await db.delete(passkey).where(eq(passkey.userId, userId));
  await db.delete(twoFactor).where(eq(twoFactor.userId, userId));
  const owned = db
    .select({ id: workspaceMember.workspaceId })
    .from(workspaceMember)
    .where(and(eq(workspaceMember.userId, userId), eq(workspaceMember.role, 'owner')));
  await db.update(apiKey).set({ revokedAt: clock.now() }).where(inArray(apiKey.workspaceId, owned));
}
