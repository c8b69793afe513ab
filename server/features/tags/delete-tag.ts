import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { tag } from './tags.table.ts';

/** Deletes a tag, and with it its marks on conversations, which stay. */
export function deleteTag(ctx: Context, tagId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const { rowCount } = await ctx.db.delete(tag).where(and(inWorkspace(ctx, tag), eq(tag.id, tagId)));
    if (rowCount === 0) throw failure('not-found');
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'tag.changed', payload: { tagId } });
  });
}
