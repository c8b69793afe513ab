import { and, gt, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { apiKey } from '#server/features/api-keys/api-keys.table.ts';
import { moveReferral } from '#server/features/partners/referrals/move-referral.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';
import { eraseWorkspace } from '#server/features/workspaces/erase-workspace.ts';
import {
  workspace,
  workspaceInvitation,
  workspaceMember,
} from '#server/features/workspaces/workspaces.table.ts';

/**
 * Deletes the workspace that a user has signed up with, if nothing was made in it, as another takes its place. Answers its
 * name, or null where there is none that may go. Call it in a transaction.
 */
export async function replaceEmptyWorkspace(
  services: Services,
  { userId, madeAfter, by }: { userId: string; madeAfter: Date; by: string },
): Promise<string | null> {
  const [empty] = await services.db
    .select()
    .from(workspace)
    .where(
      and(
        gt(workspace.createdAt, madeAfter),
        sql`${workspace.billingAnchor} is null and ${workspace.allowanceWorkspaceId} is null`,
        sql`${workspace.id} in (select ${workspaceMember.workspaceId} from ${workspaceMember}
          where ${workspaceMember.userId} = ${userId} and ${workspaceMember.role} = 'owner')`,
        sql`(select count(*) from ${workspaceMember} where ${workspaceMember.workspaceId} = ${workspace.id}) = 1`,
        ...[agent, apiKey, webhook, workspaceInvitation].map(
          (table) => sql`not exists (select from ${table} where ${table.workspaceId} = ${workspace.id})`,
        ),
      ),
    )
    .limit(1)
    .for('update');
  if (empty === undefined) return null;
  await moveReferral(services, empty.id, by);
  await eraseWorkspace({ ...services, workspace: empty, actor: { kind: 'system' } });
  return empty.name;
}
