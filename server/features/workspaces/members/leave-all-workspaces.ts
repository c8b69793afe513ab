import { asc, eq, inArray } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { eraseWorkspace } from '#server/features/workspaces/erase-workspace.ts';
import { endPayer } from '#server/features/workspaces/plan/end-payer.ts';
import {
  workspace,
  workspaceInvitation,
  workspaceMember,
} from '#server/features/workspaces/workspaces.table.ts';

/**
 * Before a user is deleted: deletes every workspace of which they are the only member, and the invitations to their
 * address. `conflict` when they are the only owner of one that has others. Call it in a transaction.
 */
export async function leaveAllWorkspaces(
  services: Services,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const { db } = services;
  const mine = db
    .select({ id: workspaceMember.workspaceId })
    .from(workspaceMember)
    .where(eq(workspaceMember.userId, id));
  // Always in the order of ids, so that two who leave at once wait for each other instead of blocking.
  const locked = await db
    .select()
    .from(workspace)
    .where(inArray(workspace.id, mine))
    .orderBy(asc(workspace.id))
    .for('update');
  for (const each of locked) {
    const members = await db
      .select({ userId: workspaceMember.userId, role: workspaceMember.role })
      .from(workspaceMember)
      .where(eq(workspaceMember.workspaceId, each.id));
    const others = members.filter(({ userId }) => userId !== id);
    const ctx: Context = { ...services, workspace: each, actor: { kind: 'system' } };
    if (others.length === 0) {
      await eraseWorkspace(ctx);
    } else if (!others.some(({ role }) => role === 'owner')) {
      throw failure('conflict', {
        message: `You are the only owner of “${each.name}”, and it has other members. Make one of them an owner first, or remove them.`,
      });
    } else {
      await endPayer(ctx, id);
    }
  }
  await db.delete(workspaceInvitation).where(eq(workspaceInvitation.email, email));
}
