import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';
import { quotaLeft } from '#server/quota/quota-left.ts';
import { leaveDocument } from './leave-document.ts';
import { type DocumentRow, openDocument } from './open-document.ts';
import { unpublishDocument } from './unpublish-document.ts';

const reason = 'This page redirects to another page.';

/**
 * A page turned out to have another address: goes on with the row of that one. Its own goes at the end of the run, or at
 * once where the plan has no room for both.
 */
export async function moveDocument(
  ctx: Context,
  row: SourceRow,
  moved: DocumentRow,
  address: string,
): Promise<DocumentRow> {
  if (moved.liveVersion > 0 && (await quotaLeft(ctx, 'links', { agentId: row.agentId })) !== 0) {
    await leaveDocument(ctx, moved, reason);
  } else {
    await unpublishDocument(ctx, moved, 'skipped', reason);
    await ctx.db.delete(document).where(eq(document.id, moved.id));
  }
  return openDocument(ctx, row, address, moved.title, address);
}
