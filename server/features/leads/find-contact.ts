import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { lead } from './leads.table.ts';

/** How to reach the visitor of a conversation, as left in it; null where no details were left. */
export async function findContact(
  ctx: Context,
  conversationId: string,
): Promise<{ email: string | null; phone: string | null } | null> {
  const [row] = await ctx.db
    .select({ email: lead.email, phone: lead.phone })
    .from(lead)
    .where(and(inWorkspace(ctx, lead), eq(lead.conversationId, conversationId)));
  return row ?? null;
}
