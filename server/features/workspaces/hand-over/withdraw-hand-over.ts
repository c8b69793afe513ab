import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { requirePerson } from '../require-person.ts';
import { workspaceInvitation } from '../workspaces.table.ts';

/**
 * Withdraws a hand-over that the caller has begun: its link is void at once.
 * @returns whether there was one
 */
export async function withdrawHandOver(ctx: Context): Promise<boolean> {
  const withdrawn = await ctx.db
    .delete(workspaceInvitation)
    .where(
      and(
        inWorkspace(ctx, workspaceInvitation),
        eq(workspaceInvitation.invitedBy, requirePerson(ctx)),
        isNotNull(workspaceInvitation.inviterBecomes),
      ),
    )
    .returning({ id: workspaceInvitation.id });
  return withdrawn.length > 0;
}
