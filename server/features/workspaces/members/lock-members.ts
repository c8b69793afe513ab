import { eq } from 'drizzle-orm';
import type { Role } from '#contract/workspaces/workspaces.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';

export interface LockedMembers {
  /** The caller's, as it is now: it may have changed since they were admitted. */
  myUserId: string;
  myRole: Role;
  roleOf(userId: string): Role | undefined;
  isLastOwner(userId: string): boolean;
}

/**
 * The roles of a workspace, which nobody else can change until this transaction ends. `not-found` when the caller is no
 * longer a member, `not-allowed` for an API key.
 */
export async function lockMembers(ctx: Context): Promise<LockedMembers> {
  const myUserId = requirePerson(ctx);
  await lockWorkspace(ctx);
  const rows = await ctx.db
    .select({ userId: workspaceMember.userId, role: workspaceMember.role })
    .from(workspaceMember)
    .where(eq(workspaceMember.workspaceId, ctx.workspace.id));
  const roles = new Map(rows.map(({ userId, role }) => [userId, role]));
  const myRole = roles.get(myUserId);
  if (myRole === undefined) throw failure('not-found');
  const owners = rows.filter(({ role }) => role === 'owner');
  return {
    myUserId,
    myRole,
    roleOf: (userId) => roles.get(userId),
    isLastOwner: (userId) => owners.length === 1 && owners[0]?.userId === userId,
  };
}
