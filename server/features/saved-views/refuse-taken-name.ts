import { and, eq, ne, sql } from 'drizzle-orm';
import type { SavedViewKind } from '#contract/saved-views/saved-views.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { savedView } from './saved-views.table.ts';

/** Throws `conflict` when another view of the kind has this name. Call it with the workspace locked. */
export async function refuseTakenName(
  ctx: Context,
  { kind, name, except = '' }: { kind: SavedViewKind; name: string; except?: string },
): Promise<void> {
  const [taken] = await ctx.db
    .select({ id: savedView.id })
    .from(savedView)
    .where(
      and(
        inWorkspace(ctx, savedView),
        eq(savedView.kind, kind),
        sql`lower(${savedView.name}) = lower(${name})`,
        ne(savedView.id, except),
      ),
    );
  if (taken === undefined) return;
  const message = 'There is already a view with this name. Choose another name.';
  throw failure('conflict', { message, details: { name: message } });
}
