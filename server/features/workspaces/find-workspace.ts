import { eq } from 'drizzle-orm';
import type { Workspace, World } from '#server/context.ts';
import { workspace } from './workspaces.table.ts';

/** What a verb needs to know of a workspace; null when it is gone. */
export async function findWorkspace(world: World, workspaceId: string): Promise<Workspace | null> {
  const [found] = await world.db
    .select({ id: workspace.id, plan: workspace.plan })
    .from(workspace)
    .where(eq(workspace.id, workspaceId));
  return found ?? null;
}
