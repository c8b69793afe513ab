import { and, asc, eq, ne } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { workspace, workspaceMember } from '../workspaces.table.ts';

/** Lets a workspace on the free plan use the messages and leads of its owner's oldest other one on that plan. */
export async function shareAllowance(services: Services, userId: string, workspaceId: string): Promise<void> {
  const [first] = await services.db
    .select({ id: workspace.id, sharedFrom: workspace.allowanceWorkspaceId })
    .from(workspace)
    .innerJoin(workspaceMember, eq(workspaceMember.workspaceId, workspace.id))
    .where(
      and(
        eq(workspaceMember.userId, userId),
        eq(workspaceMember.role, 'owner'),
        eq(workspace.plan, 'free'),
        ne(workspace.id, workspaceId),
      ),
    )
    .orderBy(asc(workspace.id))
    .limit(1);
  if (first === undefined) return;
  await services.db
    .update(workspace)
    .set({ allowanceWorkspaceId: first.sharedFrom ?? first.id })
    .where(and(eq(workspace.id, workspaceId), eq(workspace.plan, 'free')));
}
