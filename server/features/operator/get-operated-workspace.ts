import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OperatedWorkspaceDetails } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { orderOfWorkspace } from '#core/billing/order-of-workspace.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { billingAccount } from '#server/features/billing/billing.table.ts';
import { source } from '#server/features/sources/sources.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { readCosts } from './costs/read-costs.ts';
import { presentWorkspaces } from './present-workspaces.ts';

const troublesShown = 20;
const monthsShown = 12;

/** All that the operator sees of one workspace: never its conversations, leads or texts. `not-found` when it is gone. */
export async function getOperatedWorkspace(
  services: Services,
  workspaceId: string,
): Promise<OperatedWorkspaceDetails> {
  const { db } = services;
  const [row] = await db.select().from(workspace).where(eq(workspace.id, workspaceId));
  if (row === undefined) throw failure('not-found');
  const [[shown], members, troubles, [account], costs] = await Promise.all([
    presentWorkspaces(services, [row]),
    db
      .select({ name: user.name, email: user.email, role: workspaceMember.role })
      .from(workspaceMember)
      .innerJoin(user, eq(user.id, workspaceMember.userId))
      .where(eq(workspaceMember.workspaceId, workspaceId))
      .orderBy(workspaceMember.createdAt),
    db
      .select({ agentName: agent.name, title: source.title, status: source.status, error: source.error })
      .from(source)
      .innerJoin(agent, eq(agent.id, source.agentId))
      .where(and(eq(source.workspaceId, workspaceId), inArray(source.status, ['failed', 'partial'])))
      .orderBy(desc(source.id))
      .limit(troublesShown),
    db
      .select({ subscription: billingAccount.subscription })
      .from(billingAccount)
      .where(eq(billingAccount.workspaceId, workspaceId)),
    readCosts(db, sql`workspace_id = ${workspaceId}`),
  ]);
  if (shown === undefined) throw failure('not-found');
  const subscription = account?.subscription ?? null;
  return {
    ...shown,
    grant: row.planAfterGrant === null ? null : grantOf(row),
    suspension:
      row.suspendedAt === null
        ? null
        : { since: row.suspendedAt.toISOString(), reason: row.suspendedReason ?? '' },
    subscription:
      subscription === null
        ? null
        : {
            plan: orderOfWorkspace(subscription.order).plan,
            state: subscription.state,
            periodEnd: new Date(subscription.periodEnd).toISOString(),
          },
    members,
    troubles,
    costs: costs.slice(0, monthsShown),
  };
}

function grantOf(row: typeof workspace.$inferSelect): NonNullable<OperatedWorkspaceDetails['grant']> {
  return {
    plan: row.grantedPlan,
    addOns: row.grantedAddOns,
    until: row.grantedUntil?.toISOString() ?? null,
    reason: row.grantReason ?? '',
  };
}
