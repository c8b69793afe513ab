import type { ProfileChanges } from '#contract/profile/profile.schemas.ts';
import type { User } from '#contract/users/users.schemas.ts';
import { checkPassword } from '#core/safety/passwords/check-password.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { confirmPassword } from '#server/features/credentials/confirm-password.ts';
import { passwordHasher } from '#server/features/credentials/password-hasher.ts';
import { setPassword } from '#server/features/passwords/set-password.ts';
import type { SignedIn } from '#server/features/sessions/read-session.ts';
import { lockUser } from '#server/features/users/lock-user.ts';
import { presentUser } from '#server/features/users/present-user.ts';
import { updateUser } from '#server/features/users/update-user.ts';
import { requireRecentConfirmation } from '#server/http/require-recent-confirmation.ts';

/**
 * Changes what is given and not empty. A new password ends every session of the user but this one, and is confirmed by email.
 * It needs the present one, or a recent proof of who they are. Fails with the sentence of the first rule that the
 * password does not meet, `invalid-credentials`, `confirmation-needed` or `rate-limited`.
 */
export async function updateProfile(
  services: Services,
  signedIn: SignedIn,
  { firstname, lastname, company, password, currentPassword }: ProfileChanges,
): Promise<User> {
  const userId = signedIn.user.id;
  const newPassword = password?.trim() ? password : undefined;
  if (newPassword !== undefined) {
    const sentence = checkPassword(newPassword);
    if (sentence !== null) throw failure('invalid-input', { message: sentence });
    const { confirmedAt } = signedIn;
    if (currentPassword) await confirmPassword(services, { userId, confirmedAt }, currentPassword);
    else requireRecentConfirmation(services, signedIn);
  }
  const hash = newPassword === undefined ? undefined : await passwordHasher.hash(newPassword);

  return withTransaction(services, async (services) => {
    const before = await lockUser(services, userId);
    if (before === undefined) throw failure('signed-out');
    const changed = {
      firstname: firstname || before.firstname,
      lastname: lastname || before.lastname,
      company: company || before.company,
    };
    const name = `${changed.firstname} ${changed.lastname}`.trim() || before.name;
    const after = { ...changed, name };
    await updateUser(services, userId, after);
    if (hash !== undefined) {
      await setPassword(services, { user: before, hash, exceptSessionId: signedIn.sessionId });
    }
    return presentUser({ ...before, ...after });
  });
}
