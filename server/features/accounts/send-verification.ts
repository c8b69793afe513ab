import { eq } from 'drizzle-orm';
import { type World, withTransaction } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { user } from './accounts.table.ts';
import { queueVerification } from './queue-verification.ts';

const perUser = { count: 3, windowSeconds: 900 };

/**
 * Mails the link again, when it is still needed.
 * @returns false where the address is verified already
 */
export async function sendVerification(world: World, userId: string): Promise<boolean> {
  const [found] = await world.db.select().from(user).where(eq(user.id, userId));
  if (found === undefined) throw failure('signed-out');
  if (found.emailVerified) return false;
  world.rateLimiter.hit(
    `verification ${userId}`,
    perUser,
    'Too many letters were asked for. Please look into your mailbox, or wait a few minutes and try again.',
  );
  await withTransaction(world, (world) => queueVerification(world, found));
  return true;
}
