import { and, eq } from 'drizzle-orm';
import type { AfterHandOver } from '#contract/workspaces/workspaces.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withdrawInvitationsOf } from '../invitations/withdraw-invitations-of.ts';
import { endMembership } from '../members/end-membership.ts';
import { workspaceMember } from '../workspaces.table.ts';

/** The former owner stays as admin or leaves, as they chose. Call it once there is another owner. */
export async function stepDown(ctx: Context, userId: string, becomes: AfterHandOver): Promise<void> {
  if (becomes === 'gone') return endMembership(ctx, userId);
  await withdrawInvitationsOf(ctx, userId);
  await ctx.db
    .update(workspaceMember)
    .set({ role: 'admin' })
    .where(
      and(
        inWorkspace(ctx, workspaceMember),
        eq(workspaceMember.userId, userId),
        eq(workspaceMember.role, 'owner'),
      ),
    );
}
