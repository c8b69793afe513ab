import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/workspaces/workspaces.ts';
import type { Services, Workspace } from '#server/context.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';

export interface Membership {
  workspace: Workspace;
  role: Role;
  lastActiveAt: Date;
}

/**
 * The workspace in which a user acts: the chosen one while they are a member of it, else the first that they became a
 * member of; null when there is none.
 */
export async function findMembership(
  services: Services,
  userId: string,
  activeWorkspaceId: string | null = null,
): Promise<Membership | null> {
  const [found] = await services.db
    .select({
      workspace: {
        id: workspace.id,
        plan: workspace.plan,
        addOns: workspace.addOns,
        suspendedReason: workspace.suspendedReason,
      },
      role: workspaceMember.role,
      lastActiveAt: workspace.lastActiveAt,
    })
    .from(workspaceMember)
    .innerJoin(workspace, eq(workspace.id, workspaceMember.workspaceId))
    .where(eq(workspaceMember.userId, userId))
    .orderBy(
      desc(sql`${workspace.id} is not distinct from ${activeWorkspaceId}`),
      asc(workspaceMember.createdAt),
      asc(workspaceMember.workspaceId),
    )
    .limit(1);
  return found ?? null;
}
