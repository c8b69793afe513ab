import { and, eq, isNotNull } from 'drizzle-orm';
import type { Invitation } from '#contract/workspaces.schemas.ts';
import type { AfterHandOver } from '#contract/workspaces.ts';
import { type Context, withTransaction } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { inviteMember } from './invite-member.ts';
import { requirePerson } from './require-person.ts';
import { workspaceInvitation } from './workspaces.table.ts';

/**
 * Invites somebody to own the workspace; when they accept, whoever invited stays as admin or is gone. One hand-over
 * at a time: another one takes the first back. Fails as `inviteMember` does.
 */
export function handOverWorkspace(
  ctx: Context,
  email: string,
  inviterBecomes: AfterHandOver,
): Promise<Invitation> {
  return withTransaction(ctx, async (ctx) => {
    await takeBack(ctx);
    return inviteMember(ctx, email, 'owner', inviterBecomes);
  });
}

/** Takes one's own hand-over back: its link is void at once. `not-found` when none is open. */
export async function cancelHandOver(ctx: Context): Promise<void> {
  if ((await takeBack(ctx)) === 0) throw failure('not-found');
}

async function takeBack(ctx: Context): Promise<number> {
  const taken = await ctx.db
    .delete(workspaceInvitation)
    .where(
      and(
        inWorkspace(ctx, workspaceInvitation),
        eq(workspaceInvitation.invitedBy, requirePerson(ctx)),
        isNotNull(workspaceInvitation.inviterBecomes),
      ),
    )
    .returning({ id: workspaceInvitation.id });
  return taken.length;
}
