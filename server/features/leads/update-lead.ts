import { and, eq } from 'drizzle-orm';
import type { Changes } from '#contract/changes.ts';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { getLead } from './get-lead.ts';
import { lead } from './leads.table.ts';

/** Changes the status or the note of a lead; `not-found` for one that is not of this workspace. */
export function updateLead(
  ctx: Context,
  leadId: string,
  { status, note }: Changes<Pick<Lead, 'status' | 'note'>>,
): Promise<Lead> {
  return withTransaction(ctx, async (ctx) => {
    if (status === undefined && note === undefined) return getLead(ctx, leadId);
    const [changed] = await ctx.db
      .update(lead)
      .set({ ...(status === undefined ? {} : { status }), ...(note === undefined ? {} : { note }) })
      .where(and(inWorkspace(ctx, lead), eq(lead.id, leadId)))
      .returning({ agentId: lead.agentId, conversationId: lead.conversationId });
    if (changed === undefined) throw failure('not-found');
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'lead.changed', payload: { ...changed, leadId } });
    return getLead(ctx, leadId);
  });
}
