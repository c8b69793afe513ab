import { and, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listWorkspaces as endpoint } from '#contract/operated-workspaces/operated-workspaces.endpoints.ts';
import type { WorkspaceState } from '#contract/operated-workspaces/operated-workspaces.ts';
import type { Services } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { pageOf } from '#server/database/page-of.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { presentWorkspaces } from './present-workspaces.ts';

const inState: Record<WorkspaceState, SQL> = {
  granted: sql`${workspace.planAfterGrant} is not null`,
  suspended: sql`${workspace.suspendedAt} is not null`,
  troubled: sql`exists (select from source where source.workspace_id = ${workspace.id}
    and source.status in ('failed', 'partial'))`,
};

/** Workspaces of the installation, newest first. */
export async function listWorkspaces(
  services: Services,
  { q, plan, state, ...page }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { db } = services;
  const where = and(
    plan === undefined ? undefined : eq(workspace.plan, plan),
    state === undefined ? undefined : inState[state],
    q ? named(services, q) : undefined,
  );
  const select = (where: SQL | undefined, order: SQL, limit: number) =>
    db.select().from(workspace).where(where).orderBy(order).limit(limit);
  const found = await pageOf(services, workspace, where, page, select);
  return { ...found, data: await presentWorkspaces(services, found.data) };
}

function named({ db }: Services, q: string): SQL | undefined {
  const pattern = containing(q);
  const ownedBy = db
    .select({ userId: workspaceMember.userId })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(
      and(
        eq(workspaceMember.workspaceId, workspace.id),
        eq(workspaceMember.role, 'owner'),
        or(ilike(user.name, pattern), ilike(user.email, pattern)),
      ),
    );
  return or(ilike(workspace.name, pattern), eq(workspace.id, q), exists(ownedBy));
}
