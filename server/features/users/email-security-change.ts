import { inArray } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import type { SecurityChange } from '#core/emails/email.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { user } from './users.table.ts';

/**
 * Tells users by email of a change to what gives access to their account or workspace. Call it in the transaction of
 * the change.
 * @param what the thing that changed, by its name; the user's own address where absent
 */
export async function emailSecurityChange(
  services: Services,
  userIds: readonly string[],
  { change, what }: { change: SecurityChange; what?: string },
): Promise<void> {
  const url = baseUrl(services.config) + paths.accountSettings('security');
  const users = await services.db
    .select()
    .from(user)
    .where(inArray(user.id, [...userIds]));
  for (const { id, firstname, email } of users) {
    await queueEmail(services, {
      to: { name: firstname, address: email },
      userId: id,
      email: { kind: 'security-change', firstname, change, what: what ?? email, url },
    });
  }
}
