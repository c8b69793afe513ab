import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { user } from '#server/features/users/users.table.ts';
import type { WorkspaceOwner } from './create-workspace.ts';
import { ensureWorkspace } from './ensure-workspace.ts';
import { workspace, workspaceInvitation, workspaceMember } from './workspaces.table.ts';

/**
 * Leaves a user alone in the workspaces that they own: all other members and open invitations are removed. The user
 * leaves every workspace that they do not own. Everyone who is left without a workspace gets a new one. Call it in a
 * transaction.
 * @returns the ids of the workspaces that the user owned before
 */
export async function isolateUser(services: Services, owner: WorkspaceOwner): Promise<string[]> {
  const { db } = services;
  const owned = db
    .select({ id: workspaceMember.workspaceId })
    .from(workspaceMember)
    .where(and(eq(workspaceMember.userId, owner.id), eq(workspaceMember.role, 'owner')));
  // In the order of ids, as everywhere, so that two who do so at once wait for each other instead of blocking.
  const locked = await db
    .select({ id: workspace.id })
    .from(workspace)
    .where(inArray(workspace.id, owned))
    .orderBy(asc(workspace.id))
    .for('update');
  const ids = locked.map(({ id }) => id);
  await db.delete(workspaceInvitation).where(inArray(workspaceInvitation.workspaceId, ids));
  await db.delete(workspaceInvitation).where(eq(workspaceInvitation.invitedBy, owner.id));
  const removed = await db
    .delete(workspaceMember)
    .where(and(inArray(workspaceMember.workspaceId, ids), ne(workspaceMember.userId, owner.id)))
    .returning({ userId: workspaceMember.userId });
  await db
    .delete(workspaceMember)
    .where(and(eq(workspaceMember.userId, owner.id), ne(workspaceMember.role, 'owner')));
  const others = await db
    .select()
    .from(user)
    .where(
      inArray(
        user.id,
        removed.map(({ userId }) => userId),
      ),
    );
  for (const each of [owner, ...others]) await ensureWorkspace(services, each);
  return ids;
}
