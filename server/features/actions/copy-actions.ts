import { and, asc, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { action } from './actions.table.ts';
import { encryptHeaders } from './encrypt-headers.ts';
import { headerValues } from './header-values.ts';

/**
 * Gives an agent the actions of another one, with their secrets, which are encrypted for each copy. They stay in the name of who
 * set them up, so what removes the one removes the other too. Call it in the transaction that makes the agent.
 */
export async function copyActions(ctx: Context, fromAgentId: string, toAgentId: string): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(action)
    .where(and(inWorkspace(ctx, action), eq(action.agentId, fromAgentId)))
    .orderBy(asc(action.id));
  for (const row of rows) {
    const id = createId('act');
    const values = headerValues(ctx, row);
    const headers = row.headerNames.map((name) => ({ name, value: values[name] }));
    const createdAt = ctx.clock.now();
    await ctx.db
      .insert(action)
      .values({ ...row, ...encryptHeaders(ctx, id, headers), id, agentId: toAgentId, createdAt });
    await recordAudit(ctx, {
      action: 'action.created',
      workspaceId: ctx.workspace.id,
      subject: { id, name: row.name },
    });
  }
}
