import { eq } from 'drizzle-orm';
import type { ProfileChanges, User } from '#contract/accounts.ts';
import { checkPassword } from '#core/safety/check-registration.ts';
import { type Services, withTransaction } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { user } from './accounts.table.ts';
import { authOf } from './auth.ts';
import { presentUser } from './present-user.ts';
import type { SignedIn } from './read-session.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes what is given and not empty. A new password ends every session of the user but this one, and is told by mail.
 * Fails with the sentence of the first rule that the password does not meet.
 */
export async function updateProfile(
  services: Services,
  signedIn: SignedIn,
  { firstname, lastname, company, password }: ProfileChanges,
): Promise<User> {
  const userId = signedIn.user.id;
  const newPassword = password?.trim() ? password : undefined;
  if (newPassword !== undefined) {
    const sentence = checkPassword(newPassword);
    if (sentence !== null) throw failure('invalid-input', { message: sentence });
  }
  const hash =
    newPassword === undefined
      ? undefined
      : await (await authOf(services).$context).password.hash(newPassword);

  return withTransaction(services, async (services) => {
    const { db, clock } = services;
    const [before] = await db.select().from(user).where(eq(user.id, userId)).for('update');
    if (before === undefined) throw failure('signed-out');
    const changed = {
      firstname: firstname || before.firstname,
      lastname: lastname || before.lastname,
      company: company || before.company,
    };
    const name = `${changed.firstname} ${changed.lastname}`.trim() || before.name;
    const after = { ...changed, name, updatedAt: clock.now() };
    await db.update(user).set(after).where(eq(user.id, userId));
    if (hash !== undefined) {
      await setPassword(services, { user: before, hash, exceptSessionId: signedIn.sessionId });
    }
    return presentUser({ ...before, ...after });
  });
}
