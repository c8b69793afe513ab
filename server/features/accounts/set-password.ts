import { and, eq, ne } from 'drizzle-orm';
import { baseUrl } from '#server/config.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { account, resetToken, session, type user } from './accounts.table.ts';

interface NewPassword {
  user: Pick<typeof user.$inferSelect, 'id' | 'email' | 'firstname'>;
  hash: string;
  /** The session that stays; all others of the user end. */
  exceptSessionId?: string;
}

/**
 * Stores the hash of a new password, also for a user who had none, ends the sessions and links that the old one had
 * opened, and tells the user by mail. Call it in a transaction.
 */
export async function setPassword(
  services: Services,
  { user, hash, exceptSessionId }: NewPassword,
): Promise<void> {
  const { db, clock } = services;
  const changed = await db
    .update(account)
    .set({ password: hash, updatedAt: clock.now() })
    .where(and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .returning({ id: account.id });
  if (changed.length === 0) {
    await db.insert(account).values({
      id: createId('acc'),
      accountId: user.id,
      providerId: 'credential',
      userId: user.id,
      password: hash,
      updatedAt: clock.now(),
    });
  }
  await db.delete(resetToken).where(eq(resetToken.userId, user.id));
  await db
    .delete(session)
    .where(
      and(
        eq(session.userId, user.id),
        exceptSessionId === undefined ? undefined : ne(session.id, exceptSessionId),
      ),
    );
  await queueEmail(services, {
    to: { name: user.firstname, address: user.email },
    email: {
      kind: 'password-changed',
      firstname: user.firstname,
      url: `${baseUrl(services.config)}/forgot-password`,
    },
  });
}
