import { eq } from 'drizzle-orm';
import type { CalComState } from '#contract/cal-com/cal-com.schemas.ts';
import { hasRole } from '#core/safety/has-role.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { user } from '#server/features/users/users.table.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { type CalComConnection, calComConnection } from './cal-com.table.ts';
import { describeCalComProblem } from './describe-cal-com-problem.ts';

/** The connection as its owner sees it, and what the caller may do with it. */
export async function getCalCom(ctx: Context): Promise<CalComState> {
  const [found] = await ctx.db
    .select({ row: calComConnection, firstname: user.firstname, lastname: user.lastname })
    .from(calComConnection)
    .leftJoin(user, eq(user.id, calComConnection.connectedBy))
    .where(inWorkspace(ctx, calComConnection));
  const connectedBy = found && [found.firstname, found.lastname].filter(Boolean).join(' ');
  return {
    connection: found === undefined ? null : present(found.row, connectedBy || null),
    canConnect: 'role' in ctx.actor && hasRole(ctx.actor.role, 'admin'),
    isInPlan: entitlementsOf(ctx.workspace).hasBooking,
  };
}

function present(row: CalComConnection, connectedBy: string | null): CalComState['connection'] {
  return {
    accountName: row.accountName,
    keyEnd: row.keyEnd,
    connectedBy,
    connectedAt: row.connectedAt.toISOString(),
    needsReconnect: row.refusedAt !== null,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    problem: row.problem === null ? null : describeCalComProblem(row.problem),
    problemAt: row.problemAt?.toISOString() ?? null,
    hearsChanges: row.webhookId !== null,
  };
}
