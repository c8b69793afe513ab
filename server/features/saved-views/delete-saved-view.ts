import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { savedView } from './saved-views.table.ts';

export function deleteSavedView(ctx: Context, savedViewId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const { rowCount } = await ctx.db
      .delete(savedView)
      .where(and(inWorkspace(ctx, savedView), eq(savedView.id, savedViewId)));
    if (rowCount === 0) throw failure('not-found');
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'saved-view.changed', payload: { savedViewId } });
  });
}
