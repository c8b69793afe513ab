import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import type { Person } from '#server/features/conversations/handling/find-person.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { withSlackToken } from '../connection/with-slack-token.ts';

interface SlackPerson {
  /** On whose behalf it is done: that of the member, or ours for somebody without an account. */
  ctx: Context;
  person: Person;
}

/**
 * Who somebody in Slack is: the member with the verified address of their profile, or somebody of the team by their name
 * there. Null for people of other companies, who may share the channel.
 */
export async function findSlackPerson(ctx: Context, userId: string): Promise<SlackPerson | null> {
  const found = await withSlackToken(ctx, (token, { teamId }) =>
    ctx.slack.findUser(token, { teamId, userId }),
  );
  if (!found.isOfTeam) return null;
  const member = found.email === null ? undefined : await findMember(ctx, found.email);
  if (member === undefined)
    return { ctx, person: { id: null, name: found.name.slice(0, 80) || 'A colleague', image: null } };
  const { id, role } = member;
  return {
    ctx: { ...ctx, actor: { kind: 'user', userId: id, role } },
    person: { id, name: member.name.trim() || found.name || 'A colleague', image: member.image },
  };
}

async function findMember(ctx: Context, email: string) {
  const isTheirs = and(
    inWorkspace(ctx, workspaceMember),
    eq(sql`lower(${user.email})`, email),
    eq(user.emailVerified, true),
  );
  const [member] = await ctx.db
    .select({ id: user.id, name: user.name, image: user.image, role: workspaceMember.role })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(isTheirs);
  return member;
}
