import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { user } from '#server/features/users/users.table.ts';
import type { EmailAddress } from '#server/ports/mailer.ts';
import { workspaceMember } from './workspaces.table.ts';

/** Owners and admins of the workspace with verified addresses: those who get an email when something of it stops working. */
export function listAdmins(ctx: { db: Database; workspace: { id: string } }): Promise<EmailAddress[]> {
  return ctx.db
    .select({ name: user.firstname, address: user.email })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(
      and(
        inWorkspace(ctx, workspaceMember),
        inArray(workspaceMember.role, ['owner', 'admin']),
        eq(user.emailVerified, true),
      ),
    );
}
