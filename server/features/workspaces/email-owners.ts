import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { workspace, workspaceMember } from './workspaces.table.ts';

/**
 * Tells the owners of the workspace by email that its owners changed or are about to. Call it in the transaction of the
 * change.
 * @param alsoUserId whom else: the one who was an owner before
 */
export async function emailOwners(
  ctx: Context,
  change: 'owners-changed' | 'owner-invited',
  alsoUserId?: string,
): Promise<void> {
  const owners = await ctx.db
    .select({ userId: workspaceMember.userId, name: workspace.name })
    .from(workspaceMember)
    .innerJoin(workspace, eq(workspace.id, workspaceMember.workspaceId))
    .where(and(inWorkspace(ctx, workspaceMember), eq(workspaceMember.role, 'owner')));
  const userIds = new Set(owners.map(({ userId }) => userId));
  if (alsoUserId !== undefined) userIds.add(alsoUserId);
  const what = owners[0]?.name ?? '';
  await emailSecurityChange(ctx, [...userIds], { change, what });
}
