import { sql } from 'drizzle-orm';
import type { Tag } from '#contract/tags/tags.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { presentTag } from './present-tag.ts';
import { tag } from './tags.table.ts';

/** The tags of the workspace, by name. */
export async function listTags(ctx: Context): Promise<Tag[]> {
  const rows = await ctx.db
    .select()
    .from(tag)
    .where(inWorkspace(ctx, tag))
    .orderBy(sql`lower(${tag.name})`, tag.id);
  return rows.map(presentTag);
}
