import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { workspace, workspaceMember } from './workspaces.table.ts';

/**
 * Gives a workspace of the installation itself to a user, who becomes its only member, on the plan of every new one. Call
 * it in a transaction.
 */
export async function adoptWorkspace(
  services: Services,
  { workspaceId, userId, name }: { workspaceId: string; userId: string; name: string },
): Promise<void> {
  const plan = services.config.DEFAULT_PLAN;
  const now = services.clock.now();
  await services.db
    .update(workspace)
    .set({ name, plan, grantedPlan: plan, planSince: now, lastActiveAt: now })
    .where(eq(workspace.id, workspaceId));
  await services.db.insert(workspaceMember).values({ workspaceId, userId, role: 'owner' });
}
