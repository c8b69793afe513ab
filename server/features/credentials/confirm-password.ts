import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { requireRecentConfirmation } from '#server/http/require-recent-confirmation.ts';
import { account } from './credentials.table.ts';
import { passwordHasher } from './password-hasher.ts';

/**
 * Checks the password of a signed-in user before a change that matters. A user without a password must have proven
 * recently in another way who they are. Fails with `invalid-credentials`, `confirmation-needed` or `rate-limited`.
 */
export async function confirmPassword(
  services: Services,
  { userId, confirmedAt }: { userId: string; confirmedAt: Date | null },
  password: string,
): Promise<void> {
  const [found] = await services.db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  if (!found?.hash) return requireRecentConfirmation(services, { confirmedAt });
  await services.rateLimiter.hit(['password-confirmation-of-user', userId]);
  if (password === '' || !(await passwordHasher.verify({ hash: found.hash, password }))) {
    throw failure('invalid-credentials', { message: 'Your current password is not correct.' });
  }
  await services.rateLimiter.forget(['password-confirmation-of-user', userId]);
}
