import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type KnownVisitorRow, knownVisitor } from './identity.table.ts';

/** What a signed token has said of a visitor; null for one of whom none has. */
export async function findKnownVisitor(ctx: Context, visitorId: string): Promise<KnownVisitorRow | null> {
  const [row] = await ctx.db
    .select()
    .from(knownVisitor)
    .where(and(inWorkspace(ctx, knownVisitor), eq(knownVisitor.id, visitorId)));
  return row ?? null;
}
