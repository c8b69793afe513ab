import { and, eq, isNotNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';
import { setProGrant } from '#server/features/chat-archives/quota/set-pro-grant.ts';
import { user } from '#server/features/users/users.table.ts';

/** Ends ChatGenie Pro that a user was given; what they pay for stays. `not-found` where nothing was given. */
export function endChatgenieGrant(services: Services, userId: string, reason: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const [found] = await services.db
      .select({ email: user.email })
      .from(user)
      .innerJoin(chatgenieUser, eq(chatgenieUser.userId, user.id))
      .where(and(eq(user.id, userId), isNotNull(chatgenieUser.grantReason)));
    if (found === undefined) throw failure('not-found');
    await setProGrant(services, userId, null);
    await recordAudit(services, {
      action: 'user-plan.grant-ended',
      workspaceId: null,
      subject: { id: userId, name: found.email },
      details: { reason },
    });
  });
}
