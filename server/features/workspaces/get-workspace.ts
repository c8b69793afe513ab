import { asc, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getWorkspace as endpoint } from '#contract/workspaces/workspaces.endpoints.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspace, workspaceMember } from './workspaces.table.ts';

/** The workspace that is acted in, and, of a person, the others of which they are a member. */
export async function getWorkspace({
  db,
  workspace: { id, suspendedReason },
  actor,
}: Context): Promise<AnswerOf<typeof endpoint>> {
  if (actor.kind !== 'user') {
    const [own] = await db.select({ name: workspace.name }).from(workspace).where(eq(workspace.id, id));
    if (own === undefined || actor.kind !== 'api-key') throw failure('not-found');
    return { id, name: own.name, role: actor.role, others: [] };
  }
  const rows = await db
    .select({ id: workspace.id, name: workspace.name, role: workspaceMember.role })
    .from(workspaceMember)
    .innerJoin(workspace, eq(workspace.id, workspaceMember.workspaceId))
    .where(eq(workspaceMember.userId, actor.userId))
    .orderBy(asc(workspaceMember.createdAt), asc(workspace.id));
  const own = rows.find((row) => row.id === id);
  if (own === undefined) throw failure('not-found');
  const suspension = suspendedReason ? { suspendedReason } : {};
  return { ...own, ...suspension, others: rows.filter((row) => row.id !== id) };
}
