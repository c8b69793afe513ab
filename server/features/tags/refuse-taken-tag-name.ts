import { and, ne, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { tag } from './tags.table.ts';

/** Throws `conflict` when another tag has this name. Call it with the workspace locked. */
export async function refuseTakenTagName(ctx: Context, name: string, exceptTagId = ''): Promise<void> {
  const [taken] = await ctx.db
    .select({ id: tag.id })
    .from(tag)
    .where(and(inWorkspace(ctx, tag), sql`lower(${tag.name}) = lower(${name})`, ne(tag.id, exceptTagId)));
  if (taken === undefined) return;
  const message = 'There is already a tag with this name. Choose another name.';
  throw failure('conflict', { message, details: { name: message } });
}
