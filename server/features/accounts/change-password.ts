import { eq } from 'drizzle-orm';
import { checkPassword } from '#core/safety/check-registration.ts';
import { type World, withTransaction } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { user } from './accounts.table.ts';
import { authOf } from './auth.ts';
import { confirmPassword } from './confirm-password.ts';
import type { SignedIn } from './read-session.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes the password, given the present one where there is one, and ends every other session. Fails with the
 * sentence of the first rule that the new one does not meet, `invalid-credentials` or `rate-limited`.
 */
export async function changePassword(
  world: World,
  { user: { id }, sessionId }: SignedIn,
  { currentPassword = '', password }: { currentPassword?: string | undefined; password: string },
): Promise<void> {
  const sentence = checkPassword(password);
  if (sentence !== null) throw failure('invalid-input', { message: sentence });
  await confirmPassword(world, id, currentPassword);
  const hash = await (await authOf(world).$context).password.hash(password);
  await withTransaction(world, async (world) => {
    const [owner] = await world.db.select().from(user).where(eq(user.id, id)).for('update');
    if (owner === undefined) throw failure('signed-out');
    await setPassword(world, { user: owner, hash, exceptSessionId: sessionId });
  });
}
