import { and, eq } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { clientWorkspace } from '../partners.table.ts';

/**
 * A user as they act in a client workspace, whichever one their session is in: what the verbs of workspaces ask for,
 * which then check the role. `not-found` for one that they did not make or are no member of any more.
 */
export async function clientContext(services: Services, userId: string, clientId: string): Promise<Context> {
  const [found] = await services.db
    .select({ id: workspace.id, plan: workspace.plan, addOns: workspace.addOns, role: workspaceMember.role })
    .from(clientWorkspace)
    .innerJoin(workspace, eq(workspace.id, clientWorkspace.workspaceId))
    .innerJoin(workspaceMember, eq(workspaceMember.workspaceId, workspace.id))
    .where(
      and(
        eq(clientWorkspace.workspaceId, clientId),
        eq(clientWorkspace.createdBy, userId),
        eq(workspaceMember.userId, userId),
      ),
    );
  if (found === undefined) throw failure('not-found');
  const { role, ...client } = found;
  return { ...services, workspace: client, actor: { kind: 'user', userId, role } };
}
