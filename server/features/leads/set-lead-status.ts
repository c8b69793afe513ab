import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { setLeadStatus as endpoint } from '#contract/leads/leads.endpoints.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { lead } from './leads.table.ts';
import { matchSelection } from './match-selection.ts';
import { recordLeadsChanged } from './record-leads-changed.ts';

/** Sets the status of several leads in one statement. Throws `not-found` when none of the named leads is there. */
export function setLeadStatus(
  ctx: Context,
  { selection, status }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return withTransaction(ctx, async (ctx) => {
    const changed = await ctx.db
      .update(lead)
      .set({ status })
      .where(await matchSelection(ctx, selection))
      .returning({ agentId: lead.agentId });
    return recordLeadsChanged(ctx, selection, changed);
  });
}
