import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { user } from '#server/features/users/users.table.ts';
import { queueVerification } from './queue-verification.ts';

/**
 * Sends the link again, if it is still needed.
 * @returns false where the address is verified already
 */
export async function sendVerification(services: Services, userId: string): Promise<boolean> {
  const [found] = await services.db.select().from(user).where(eq(user.id, userId));
  if (found === undefined) throw failure('signed-out');
  if (found.emailVerified) return false;
  await services.rateLimiter.hit(['verification-email-of-user', userId]);
  await withTransaction(services, (services) => queueVerification(services, found));
  return true;
}
