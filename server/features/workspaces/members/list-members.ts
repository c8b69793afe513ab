import { and, asc, eq } from 'drizzle-orm';
import type { Member } from '#contract/workspaces/workspaces.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';

/** The members of the workspace, in the order in which they came; one of them, given a user's id. */
export async function listMembers(ctx: Context, userId?: string): Promise<Member[]> {
  const rows = await ctx.db
    .select({ email: user.email, name: user.name, member: workspaceMember })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(
      and(
        inWorkspace(ctx, workspaceMember),
        userId === undefined ? undefined : eq(workspaceMember.userId, userId),
      ),
    )
    .orderBy(asc(workspaceMember.createdAt), asc(workspaceMember.userId));
  return rows.map(({ email, name, member }) => ({
    userId: member.userId,
    email,
    name,
    role: member.role,
    isYou: ctx.actor.kind === 'user' && ctx.actor.userId === member.userId,
    joinedAt: member.createdAt.toISOString(),
  }));
}
