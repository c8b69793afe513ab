import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';

/** A query for the ids of the workspaces that a user owns, for a condition of another query. */
export function ownedWorkspaces(db: Database, userId: string) {
  return db
    .select({ id: workspaceMember.workspaceId })
    .from(workspaceMember)
    .where(and(eq(workspaceMember.userId, userId), eq(workspaceMember.role, 'owner')));
}
