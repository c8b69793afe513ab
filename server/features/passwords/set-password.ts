import { eq } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import type { RemovedAccess } from '#core/emails/email.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { savePasswordHash } from '#server/features/credentials/save-password-hash.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { endSessionsOfUser } from '#server/features/sessions/end-sessions-of-user.ts';
import type { user } from '#server/features/users/users.table.ts';
import { resetToken } from './passwords.table.ts';

interface NewPassword {
  user: Pick<typeof user.$inferSelect, 'id' | 'email' | 'firstname'>;
  hash: string;
  /** The session that stays; all others of the user end. */
  exceptSessionId?: string;
  /** What was removed with it, which the email then says. */
  removed?: RemovedAccess;
}

/**
 * Stores the hash of a new password, also for a user who had none, ends the sessions and links that the old one had
 * opened, and tells the user by email. Call it in a transaction.
 */
export async function setPassword(
  services: Services,
  { user, hash, exceptSessionId, removed = 'nothing' }: NewPassword,
): Promise<void> {
  await savePasswordHash(services, { userId: user.id, hash });
  await services.db.delete(resetToken).where(eq(resetToken.userId, user.id));
  await endSessionsOfUser(services, user.id, exceptSessionId);
  await queueEmail(services, {
    to: { name: user.firstname, address: user.email },
    userId: user.id,
    email: {
      kind: 'password-changed',
      firstname: user.firstname,
      removed,
      url: baseUrl(services.config) + paths.forgotPassword,
    },
  });
}
