import { and, count, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { clientWorkspace } from '../partners.table.ts';

/** How many client workspaces a user has made and still owns. */
export async function countOwnClients({ db }: Services, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(clientWorkspace)
    .innerJoin(workspaceMember, eq(workspaceMember.workspaceId, clientWorkspace.workspaceId))
    .where(
      and(
        eq(clientWorkspace.createdBy, userId),
        eq(workspaceMember.userId, userId),
        eq(workspaceMember.role, 'owner'),
      ),
    );
  return row?.total ?? 0;
}
