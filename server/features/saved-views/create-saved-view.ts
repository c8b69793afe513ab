import { and, count, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { createSavedView as endpoint } from '#contract/saved-views/saved-views.endpoints.ts';
import type { SavedView } from '#contract/saved-views/saved-views.schemas.ts';
import { savedViewsMaximum } from '#contract/saved-views/saved-views.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { presentSavedView } from './present-saved-view.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import { savedView } from './saved-views.table.ts';

/** Saves a filter for the workspace. `conflict` for a name that is taken, `cannot-process` when there are too many. */
export function createSavedView(ctx: Context, view: BodyOf<typeof endpoint>): Promise<SavedView> {
  return withTransaction(ctx, async (ctx) => {
    await lockWorkspace(ctx);
    const [held] = await ctx.db
      .select({ views: count() })
      .from(savedView)
      .where(and(inWorkspace(ctx, savedView), eq(savedView.kind, view.kind)));
    if ((held?.views ?? 0) >= savedViewsMaximum) {
      const message = `There are already ${savedViewsMaximum} views. Delete one first.`;
      throw failure('cannot-process', { message });
    }
    await refuseTakenName(ctx, view);
    const row = { ...view, id: createId('viw'), workspaceId: ctx.workspace.id, createdAt: ctx.clock.now() };
    await ctx.db.insert(savedView).values(row);
    await recordEvent(ctx.db, ctx.workspace.id, {
      name: 'saved-view.changed',
      payload: { savedViewId: row.id },
    });
    return presentSavedView(row);
  });
}
