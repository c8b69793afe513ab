import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { user } from '#server/features/users/users.table.ts';
import { ensureWorkspace } from './ensure-workspace.ts';
import { workspaceInvitation, workspaceMember } from './workspaces.table.ts';

/**
 * Removes everybody else from the workspaces that a user owns, and revokes the open invitations to them. Members left
 * without a workspace get a new one. Call it in a transaction.
 */
export async function emptyOwnedWorkspaces(services: Services, ownerId: string): Promise<void> {
  const { db } = services;
  const owned = db
    .select({ id: workspaceMember.workspaceId })
    .from(workspaceMember)
    .where(and(eq(workspaceMember.userId, ownerId), eq(workspaceMember.role, 'owner')));
  await db.delete(workspaceInvitation).where(inArray(workspaceInvitation.workspaceId, owned));
  const removed = await db
    .delete(workspaceMember)
    .where(and(inArray(workspaceMember.workspaceId, owned), ne(workspaceMember.userId, ownerId)))
    .returning({ userId: workspaceMember.userId });
  if (removed.length === 0) return;
  const userIds = removed.map(({ userId }) => userId);
  for (const each of await db.select().from(user).where(inArray(user.id, userIds))) {
    await ensureWorkspace(services, each);
  }
}
