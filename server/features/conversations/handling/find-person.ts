import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { user } from '#server/features/users/users.table.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';

export interface Person {
  /** Null for somebody without an account, who writes from Slack. */
  id: string | null;
  /** As visitors see it. */
  name: string;
  /** Name of their stored picture; null for none. */
  image: string | null;
}

/** A member. */
export interface Member extends Person {
  id: string;
}

/** The member who acts, as visitors see them. `not-allowed` for an API key. */
export async function findPerson(ctx: Context): Promise<Member> {
  const id = requirePerson(ctx);
  const [member] = await ctx.db
    .select({ name: user.name, image: user.image })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(and(inWorkspace(ctx, workspaceMember), eq(workspaceMember.userId, id)));
  if (member === undefined) throw failure('not-found');
  // An address is not for visitors.
  return { id, name: member.name.trim() || 'A colleague', image: member.image };
}
