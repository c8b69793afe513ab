import type { AnswerOf } from '#contract/endpoint.ts';
import type { deleteLeads as endpoint } from '#contract/leads/leads.endpoints.ts';
import type { LeadSelection } from '#contract/leads/leads.schemas.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { deleteIdempotentAnswers } from '#server/features/workspaces/delete-idempotent-answers.ts';
import { lead } from './leads.table.ts';
import { matchSelection } from './match-selection.ts';
import { recordLeadsChanged } from './record-leads-changed.ts';

/**
 * Deletes several leads in one statement; their conversations stay, and the month's usage too. Throws `not-found` when
 * none of the named leads is there.
 */
export function deleteLeads(ctx: Context, selection: LeadSelection): Promise<AnswerOf<typeof endpoint>> {
  return withTransaction(ctx, async (ctx) => {
    const deleted = await ctx.db
      .delete(lead)
      .where(await matchSelection(ctx, selection))
      .returning({ id: lead.id, agentId: lead.agentId });
    await deleteIdempotentAnswers(
      ctx,
      deleted.map(({ id }) => id),
    );
    if (deleted.length > 0)
      await recordAudit(ctx, {
        action: 'leads.deleted',
        workspaceId: ctx.workspace.id,
        details: { count: deleted.length },
      });
    return recordLeadsChanged(ctx, selection, deleted);
  });
}
