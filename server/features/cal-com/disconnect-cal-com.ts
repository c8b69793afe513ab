import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { calComConnection } from './cal-com.table.ts';
import { findCalComConnection } from './find-cal-com-connection.ts';
import { deleteCalComWebhook } from './webhook/delete-cal-com-webhook.ts';

/** Deletes the key. Bookings that were made stay, here and at Cal.com; visitors get the link to the booking page. */
export async function disconnectCalCom(ctx: Context): Promise<void> {
  const row = await findCalComConnection(ctx);
  if (row === null) return;
  await withTransaction(ctx, async (ctx) => {
    await ctx.db.delete(calComConnection).where(inWorkspace(ctx, calComConnection));
    await recordAudit(ctx, { action: 'cal-com.disconnected', workspaceId: ctx.workspace.id });
  });
  await deleteCalComWebhook(ctx, row);
}
