import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { deleteIdempotentAnswers } from '#server/features/workspaces/delete-idempotent-answers.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { lead } from './leads.table.ts';

export function deleteLead(ctx: Context, leadId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const [deleted] = await ctx.db
      .delete(lead)
      .where(and(inWorkspace(ctx, lead), eq(lead.id, leadId)))
      .returning({ agentId: lead.agentId });
    if (deleted === undefined) throw failure('not-found');
    await deleteIdempotentAnswers(ctx, [leadId]);
    await recordAudit(ctx, { action: 'leads.deleted', workspaceId: ctx.workspace.id, details: { count: 1 } });
    await recordEvent(ctx.db, ctx.workspace.id, {
      name: 'lead.deleted',
      payload: { agentId: deleted.agentId, leadId },
    });
  });
}
