import { eq } from 'drizzle-orm';
import type { CalComState } from '#contract/cal-com/cal-com.schemas.ts';
import { hasRole } from '#core/safety/has-role.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { user } from '#server/features/users/users.table.ts';
import { presentConnection } from '#server/present-connection.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { type CalComConnection, calComConnection } from './cal-com.table.ts';
import { describeCalComProblem } from './describe-cal-com-problem.ts';
import { missingCalComSettings } from './sign-in/missing-cal-com-settings.ts';

/** The connection as its owner sees it, and what the caller may do with it. */
export async function getCalCom(ctx: Context): Promise<CalComState> {
  const [found] = await ctx.db
    .select({ row: calComConnection, firstname: user.firstname, lastname: user.lastname })
    .from(calComConnection)
    .leftJoin(user, eq(user.id, calComConnection.connectedBy))
    .where(inWorkspace(ctx, calComConnection));
  return {
    connection: found === undefined ? null : present(found),
    canConnect: 'role' in ctx.actor && hasRole(ctx.actor.role, 'admin'),
    isInPlan: entitlementsOf(ctx.workspace).hasBooking,
    missingSettings: missingCalComSettings(ctx),
    isSignInOffered: !labelStore.getStore(),
  };
}

interface Found {
  row: CalComConnection;
  firstname: string | null;
  lastname: string | null;
}

function present({ row, ...connectedBy }: Found): CalComState['connection'] {
  const { accountName } = row;
  const problem = row.problem === null ? null : describeCalComProblem(row.problem);
  return {
    ...presentConnection(row, { accountName, problem, ...connectedBy }),
    keyEnd: row.refreshToken === null ? row.keyEnd : null,
    hearsChanges: row.webhookId !== null,
  };
}
