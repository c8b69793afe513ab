import { and, eq, gt } from 'drizzle-orm';
import type { User } from '#contract/users/users.schemas.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { verifySecondFactor } from '#server/features/second-factor/verify-second-factor.ts';
import { presentUser } from '#server/features/users/present-user.ts';
import { user } from '#server/features/users/users.table.ts';

/**
 * The user who began to sign in and now shows a code. Fails with `invalid-credentials`, also when the password was
 * changed since, or `rate-limited`.
 */
export async function finishSecondFactor(
  services: Services,
  begun: { userId: string; startedAtMs: number } | null,
  code: string,
): Promise<User> {
  if (begun === null) throw tooLate();
  const { db } = services;
  const changed = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.userId, begun.userId),
        eq(account.providerId, 'credential'),
        gt(account.updatedAt, new Date(begun.startedAtMs)),
      ),
    );
  if (changed.length > 0) throw tooLate();
  const [found] = await db.select().from(user).where(eq(user.id, begun.userId));
  if (found === undefined) throw tooLate();
  await verifySecondFactor(services, found.id, code);
  return presentUser(found);
}

const tooLate = () =>
  failure('invalid-credentials', { message: 'This took too long. Please sign in again from the start.' });
