import { and, count, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Client } from '#contract/partners/partners.schemas.ts';
import { type PlanLimits, plans } from '#contract/plans.ts';
import type { Services } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import {
  workspace,
  workspaceInvitation,
  workspaceMember,
} from '#server/features/workspaces/workspaces.table.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { meterPeriod } from '#server/quota/meter-period.ts';
import { usage } from '#server/quota/quota.table.ts';

export async function selectClients(
  services: Services,
  userId: string,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<Client[]> {
  const rows = await services.db
    .select({ workspace, role: workspaceMember.role })
    .from(workspace)
    .innerJoin(
      workspaceMember,
      and(eq(workspaceMember.workspaceId, workspace.id), eq(workspaceMember.userId, userId)),
    )
    .where(where)
    .orderBy(order)
    .limit(limit);
  const ids = rows.map((row) => row.workspace.id);
  const [members, agents, metered, handOvers] = await Promise.all([
    countBy(services, workspaceMember, ids),
    countBy(services, agent, ids),
    readMeters(services, ids),
    readHandOvers(services, userId, ids),
  ]);
  return rows.map(
    ({ workspace: { id, name, plan: planId, addOns, payerId, payerUntil, createdAt }, role }) => {
      const { limits } = entitlementsOf({ plan: planId, addOns });
      const meter = (name: keyof PlanLimits, used: number | undefined) => ({
        used: used ?? 0,
        limit: limits[name],
      });
      return {
        id,
        name,
        plan: { id: planId, name: plans[planId].name },
        role,
        members: members.get(id) ?? 0,
        agents: meter('agents', agents.get(id)),
        messages: meter('messages', metered.get(`messages ${id}`)),
        leads: meter('leads', metered.get(`leads ${id}`)),
        paidBy: role === 'owner' || (payerId === userId && payerUntil === null) ? 'partner' : 'client',
        handOver: handOvers.get(id) ?? null,
        createdAt: createdAt.toISOString(),
      };
    },
  );
}

async function countBy(
  { db }: Services,
  table: typeof agent | typeof workspaceMember,
  ids: string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: table.workspaceId, total: count() })
    .from(table)
    .where(inArray(table.workspaceId, ids))
    .groupBy(table.workspaceId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** What was used of the monthly meters, by `messages wsp_…`. */
async function readMeters({ db, clock }: Services, ids: string[]): Promise<Map<string, number>> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const currentPeriod = sql`(select ${sql.raw(meterPeriod('workspace.billing_anchor', 'clock.now'))} from (select ${now} as now) as clock)`;
  const rows = await db
    .select({ meter: usage.meter, workspaceId: usage.workspaceId, used: usage.used })
    .from(usage)
    .innerJoin(workspace, eq(workspace.id, usage.workspaceId))
    .where(and(inArray(usage.workspaceId, ids), sql`${usage.period} = ${currentPeriod}`));
  return new Map(rows.map(({ meter, workspaceId, used }) => [`${meter} ${workspaceId}`, used]));
}

async function readHandOvers({ db, clock }: Services, userId: string, ids: string[]) {
  const rows = await db
    .select()
    .from(workspaceInvitation)
    .where(
      and(
        inArray(workspaceInvitation.workspaceId, ids),
        eq(workspaceInvitation.invitedBy, userId),
        isNotNull(workspaceInvitation.inviterBecomes),
        gt(workspaceInvitation.expiresAt, clock.now()),
      ),
    );
  const handOvers = new Map<string, NonNullable<Client['handOver']>>();
  for (const { workspaceId, email, inviterBecomes, inviterPays, expiresAt } of rows) {
    if (inviterBecomes === null) continue;
    handOvers.set(workspaceId, {
      email,
      partnerBecomes: inviterBecomes,
      paidBy: inviterPays ? 'partner' : 'client',
      expiresAt: expiresAt.toISOString(),
    });
  }
  return handOvers;
}
