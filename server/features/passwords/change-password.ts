import { checkPassword } from '#core/safety/passwords/check-password.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { confirmPassword } from '#server/features/credentials/confirm-password.ts';
import { passwordHasher } from '#server/features/credentials/password-hasher.ts';
import type { SignedIn } from '#server/features/sessions/read-session.ts';
import { lockUser } from '#server/features/users/lock-user.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes the password, given the present one where there is one, and ends every other session. Fails with the
 * sentence of the first rule that the new one does not meet, `invalid-credentials`,
 * `confirmation-needed` or `rate-limited`.
 */
export async function changePassword(
  services: Services,
  { user: { id }, sessionId, confirmedAt }: SignedIn,
  { currentPassword = '', password }: { currentPassword?: string | undefined; password: string },
): Promise<void> {
  const sentence = checkPassword(password);
  if (sentence !== null) throw failure('invalid-input', { message: sentence });
  await confirmPassword(services, { userId: id, confirmedAt }, currentPassword);
  const hash = await passwordHasher.hash(password);
  await withTransaction(services, async (services) => {
    const owner = await lockUser(services, id);
    if (owner === undefined) throw failure('signed-out');
    await recordAudit(services, { action: 'password.changed', workspaceId: null, userId: id });
    await setPassword(services, { user: owner, hash, exceptSessionId: sessionId });
  });
}
