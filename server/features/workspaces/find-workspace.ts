import { eq } from 'drizzle-orm';
import type { Services, Workspace } from '#server/context.ts';
import { workspace } from './workspaces.table.ts';

/** What a verb needs to know of a workspace; null when it is gone. */
export async function findWorkspace(services: Services, workspaceId: string): Promise<Workspace | null> {
  const [found] = await services.db
    .select({
      id: workspace.id,
      plan: workspace.plan,
      addOns: workspace.addOns,
      suspendedReason: workspace.suspendedReason,
    })
    .from(workspace)
    .where(eq(workspace.id, workspaceId));
  return found ?? null;
}
