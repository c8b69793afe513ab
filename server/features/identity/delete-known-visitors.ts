import { and, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { knownVisitor } from './identity.table.ts';

/** Deletes what signed tokens said of these visitors; devices on which they are signed in know nobody then. */
export async function deleteKnownVisitors(ctx: Context, visitorIds: readonly string[]): Promise<void> {
  if (visitorIds.length === 0) return;
  await ctx.db
    .delete(knownVisitor)
    .where(and(inWorkspace(ctx, knownVisitor), inArray(knownVisitor.id, [...visitorIds])));
}
