import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { ensurePartner } from '../ensure-partner.ts';
import { clientWorkspace, referral } from '../partners.table.ts';

/**
 * The partner who earns from what a workspace pays, with the name under which they see it: who brought the account,
 * else who made the workspace for a client that owns it now and pays for it. Nobody earns from what they pay
 * themselves: `since` is when the client began to pay, null where nobody else did before.
 */
export async function findEarner(
  services: Services,
  workspaceId: string,
): Promise<{ partnerId: string; company: string; since: Date | null } | null> {
  const { db } = services;
  const [referred] = await db
    .select({ partnerId: referral.partnerId, company: referral.company })
    .from(referral)
    .where(eq(referral.workspaceId, workspaceId));
  if (referred !== undefined) return { ...referred, since: null };
  const [client] = await db
    .select({
      partnerId: clientWorkspace.createdBy,
      company: workspace.name,
      role: workspaceMember.role,
      since: workspace.payerUntil,
    })
    .from(clientWorkspace)
    .innerJoin(workspace, eq(workspace.id, clientWorkspace.workspaceId))
    .leftJoin(
      workspaceMember,
      and(
        eq(workspaceMember.workspaceId, clientWorkspace.workspaceId),
        eq(workspaceMember.userId, clientWorkspace.createdBy),
      ),
    )
    .where(
      and(
        eq(clientWorkspace.workspaceId, workspaceId),
        or(
          isNull(workspace.payerId),
          ne(workspace.payerId, clientWorkspace.createdBy),
          isNotNull(workspace.payerUntil),
        ),
      ),
    );
  if (client === undefined || client.role === 'owner') return null;
  await ensurePartner(services, client.partnerId);
  return { partnerId: client.partnerId, company: client.company, since: client.since };
}
