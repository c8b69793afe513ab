import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { clientWorkspace } from '../partners.table.ts';

/** The condition of every query here: made by this user, who is a member. A user who has left sees nothing any more. */
export function isClientOf({ db }: Services, userId: string): SQL {
  return inArray(
    workspace.id,
    db
      .select({ id: clientWorkspace.workspaceId })
      .from(clientWorkspace)
      .innerJoin(workspaceMember, eq(workspaceMember.workspaceId, clientWorkspace.workspaceId))
      .where(and(eq(clientWorkspace.createdBy, userId), eq(workspaceMember.userId, userId))),
  );
}
