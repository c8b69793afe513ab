import { and, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { tag } from './tags.table.ts';

/** Throws `not-found` unless all of these are tags of the workspace. They stay until the transaction ends. */
export async function requireTags(ctx: Context, tagIds: readonly string[]): Promise<void> {
  const wanted = new Set(tagIds);
  if (wanted.size === 0) return;
  const found = await ctx.db
    .select({ id: tag.id })
    .from(tag)
    .where(and(inWorkspace(ctx, tag), inArray(tag.id, [...wanted])))
    .for('key share');
  if (found.length < wanted.size) throw failure('not-found');
}
