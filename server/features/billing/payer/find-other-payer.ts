import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';

/**
 * Who pays for the workspace in place of its own members: a partner who handed it over and is still a member. Null where its
 * members pay, and for the partner themself.
 */
export async function findOtherPayer({
  db,
  workspace: { id },
  actor,
}: Context): Promise<{ name: string } | null> {
  const [payer] = await db
    .select({ id: user.id, name: user.name, company: user.company })
    .from(workspace)
    .innerJoin(user, eq(user.id, workspace.payerId))
    .innerJoin(
      workspaceMember,
      and(eq(workspaceMember.workspaceId, workspace.id), eq(workspaceMember.userId, workspace.payerId)),
    )
    .where(and(eq(workspace.id, id), isNull(workspace.payerUntil)));
  if (payer === undefined || (actor.kind === 'user' && actor.userId === payer.id)) return null;
  return { name: payer.company || payer.name };
}
