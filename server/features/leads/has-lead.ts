import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { lead } from './leads.table.ts';

/** Whether contact details were left in this conversation. */
export async function hasLead(ctx: Context, conversationId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: lead.id })
    .from(lead)
    .where(and(inWorkspace(ctx, lead), eq(lead.conversationId, conversationId)));
  return row !== undefined;
}
