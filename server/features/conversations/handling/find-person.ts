import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { listMembers } from '#server/features/workspaces/members/list-members.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';

export interface Person {
  /** Null for somebody without an account, who writes from Slack. */
  id: string | null;
  /** As visitors see it. */
  name: string;
}

/** A member. */
export interface Member extends Person {
  id: string;
}

/** The member who acts, with the name that visitors see. `not-allowed` for an API key. */
export async function findPerson(ctx: Context): Promise<Member> {
  const id = requirePerson(ctx);
  const [member] = await listMembers(ctx, id);
  if (member === undefined) throw failure('not-found');
  // An address is not for visitors.
  return { id, name: member.name.trim() || 'A colleague' };
}
