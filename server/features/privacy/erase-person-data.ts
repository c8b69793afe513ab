import type { ErasedCounts, PersonChoice } from '#contract/privacy/privacy.schemas.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { deleteBookings } from '#server/features/bookings/delete-bookings.ts';
import { countFiles } from '#server/features/conversations/attachments/count-files.ts';
import { deleteConversations } from '#server/features/conversations/delete-conversations.ts';
import { deleteKnownVisitors } from '#server/features/identity/delete-known-visitors.ts';
import { deleteLeads } from '#server/features/leads/delete-leads.ts';
import { findPersonData } from './find-person-data.ts';
import { recordErasure } from './record-erasure.ts';

/** Erases all that `findPersonData` finds, and notes how much it was. */
export function erasePersonData(ctx: Context, person: PersonChoice): Promise<ErasedCounts> {
  return withTransaction(ctx, async (ctx) => {
    const { conversationIds, leadIds, knownVisitorIds, bookingIds } = await findPersonData(ctx, person);
    await deleteBookings(ctx, bookingIds);
    const leads = leadIds.length === 0 ? 0 : (await deleteLeads(ctx, { leadIds })).leads;
    const files = await countFiles(ctx, conversationIds);
    const conversations = await deleteConversations(ctx, conversationIds);
    await deleteKnownVisitors(ctx, knownVisitorIds);
    await recordErasure(ctx, 'request', { conversations, files, leads });
    await recordAudit(ctx, {
      action: 'visitor.erased',
      workspaceId: ctx.workspace.id,
      details: { conversations, leads },
    });
    return { conversations, files, leads };
  });
}
