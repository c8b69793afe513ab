import { and, eq, sql } from 'drizzle-orm';
import type { SavedView } from '#contract/saved-views/saved-views.schemas.ts';
import type { SavedViewKind } from '#contract/saved-views/saved-views.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { presentSavedView } from './present-saved-view.ts';
import { savedView } from './saved-views.table.ts';

/** The views of the workspace, of one kind or of all, by name. */
export async function listSavedViews(ctx: Context, kind: SavedViewKind | undefined): Promise<SavedView[]> {
  const rows = await ctx.db
    .select()
    .from(savedView)
    .where(and(inWorkspace(ctx, savedView), kind === undefined ? undefined : eq(savedView.kind, kind)))
    .orderBy(sql`lower(${savedView.name})`, savedView.id);
  return rows.map(presentSavedView);
}
