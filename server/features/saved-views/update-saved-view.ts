import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { updateSavedView as endpoint } from '#contract/saved-views/saved-views.endpoints.ts';
import type { SavedView } from '#contract/saved-views/saved-views.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { presentSavedView } from './present-saved-view.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import { savedView } from './saved-views.table.ts';

/** Renames a view or changes its filter. `not-found`, or `conflict` for a name that is taken. */
export function updateSavedView(
  ctx: Context,
  savedViewId: string,
  changes: BodyOf<typeof endpoint>,
): Promise<SavedView> {
  return withTransaction(ctx, async (ctx) => {
    await lockWorkspace(ctx);
    const isIt = and(inWorkspace(ctx, savedView), eq(savedView.id, savedViewId));
    const [row] = await ctx.db.select().from(savedView).where(isIt);
    if (row === undefined) throw failure('not-found');
    const changed = { ...row, name: changes.name ?? row.name, filter: changes.filter ?? row.filter };
    await refuseTakenName(ctx, { kind: row.kind, name: changed.name, except: row.id });
    await ctx.db.update(savedView).set({ name: changed.name, filter: changed.filter }).where(isIt);
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'saved-view.changed', payload: { savedViewId } });
    return presentSavedView(changed);
  });
}
