import { and, eq, gt } from 'drizzle-orm';
import { checkPassword } from '#core/safety/passwords/check-password.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { passwordHasher } from '#server/features/credentials/password-hasher.ts';
import { lockUser } from '#server/features/users/lock-user.ts';
import { hashLinkToken } from '#server/http/tokens/hash-link-token.ts';
import { closeEarlierAccess } from './close-earlier-access.ts';
import { resetToken } from './passwords.table.ts';
import { removeOtherAccess } from './remove-other-access.ts';
import { setPassword } from './set-password.ts';

interface NewPasswordByLink {
  token: string;
  password: string;
  /** Also removes passkeys, the link to Google, and what the user has set up that lets somebody in or sends data elsewhere. */
  removesOtherAccess: boolean;
}

const gone = 'This link is no longer valid. Please ask for a new one.';

/**
 * Sets the password of the user to whom the token was emailed, ends all their sessions and, since they read that
 * mailbox, takes the address as verified. Fails with the sentence of the first rule that the password does not meet, or
 * with `invalid-input` for a token that was never given or is an hour old, or when it or another of theirs was used.
 */
export async function resetPassword(
  services: Services,
  { token, password, removesOtherAccess }: NewPasswordByLink,
  clientAddress: string,
): Promise<void> {
  if (token === '') throw failure('invalid-input', { message: gone });
  const sentence = checkPassword(password);
  if (sentence !== null) throw failure('invalid-input', { message: sentence });
  await services.rateLimiter.hit(['password-reset-from-address', clientAddress]);
  const isToken = () =>
    and(eq(resetToken.hash, hashLinkToken(token)), gt(resetToken.expiresAt, services.clock.now()));
  // Before hashing, so that guesses cost little.
  const known = await services.db.select({ userId: resetToken.userId }).from(resetToken).where(isToken());
  if (known.length === 0) throw failure('invalid-input', { message: gone });
  const hash = await passwordHasher.hash(password);

  await withTransaction(services, async (services) => {
    const [used] = await services.db
      .delete(resetToken)
      .where(isToken())
      .returning({ userId: resetToken.userId });
    if (used === undefined) throw failure('invalid-input', { message: gone });
    await services.db.delete(resetToken).where(eq(resetToken.userId, used.userId));
    const owner = await lockUser(services, used.userId);
    if (owner === undefined) throw failure('invalid-input', { message: gone });
    const closesAccess = !owner.emailVerified;
    if (closesAccess) await closeEarlierAccess(services, owner);
    else if (removesOtherAccess) await removeOtherAccess(services, owner.id);
    const removed = closesAccess ? 'everything' : removesOtherAccess ? 'other-access' : 'nothing';
    await recordAudit(services, { action: 'password.reset', workspaceId: null, userId: owner.id });
    await setPassword(services, { user: owner, hash, removed });
  });
  await services.labels.refresh();
}
