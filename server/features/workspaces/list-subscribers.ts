import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AccountSettings } from '#contract/accounts/accounts.schemas.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { user } from '#server/features/users/users.table.ts';
import type { EmailAddress } from '#server/ports/mailer.ts';
import { workspaceMember } from './workspaces.table.ts';

interface SubscriberQuery {
  kind: keyof AccountSettings['notifications'];
  roles: readonly Role[];
  userIds?: readonly string[];
}

export interface Subscriber extends EmailAddress {
  userId: string;
}

/**
 * Members of these roles who want emails of a kind, at addresses that they have confirmed to be theirs; only these of
 * them, given ids.
 */
export function listSubscribers(
  ctx: Context,
  { kind, roles, userIds }: SubscriberQuery,
): Promise<Subscriber[]> {
  return ctx.db
    .select({ userId: user.id, name: user.firstname, address: user.email })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(
      and(
        inWorkspace(ctx, workspaceMember),
        inArray(workspaceMember.role, [...roles]),
        userIds === undefined ? undefined : inArray(user.id, [...userIds]),
        eq(user.emailVerified, true),
        sql`${user.notifications} ->> ${kind} = 'true'`,
      ),
    );
}
