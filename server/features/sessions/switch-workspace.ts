import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import type { SignedIn } from './read-session.ts';
import { session } from './sessions.table.ts';

/** Makes this session act in another workspace of the user's; `not-found` for one of which they are no member. */
export async function switchWorkspace(
  { db }: Services,
  { user, sessionId }: SignedIn,
  workspaceId: string,
): Promise<void> {
  const memberships = await db
    .select({ id: workspaceMember.workspaceId })
    .from(workspaceMember)
    .where(and(eq(workspaceMember.userId, user.id), eq(workspaceMember.workspaceId, workspaceId)));
  if (memberships.length === 0) throw failure('not-found');
  await db.update(session).set({ activeWorkspaceId: workspaceId }).where(eq(session.id, sessionId));
}
