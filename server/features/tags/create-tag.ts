import { count } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { createTag as endpoint } from '#contract/tags/tags.endpoints.ts';
import type { Tag } from '#contract/tags/tags.schemas.ts';
import { tagsMaximum } from '#contract/tags/tags.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { presentTag } from './present-tag.ts';
import { refuseTakenTagName } from './refuse-taken-tag-name.ts';
import { tag } from './tags.table.ts';

/** `conflict` for a name that is taken, `cannot-process` when there are too many. */
export function createTag(ctx: Context, { name, color }: BodyOf<typeof endpoint>): Promise<Tag> {
  return withTransaction(ctx, async (ctx) => {
    await lockWorkspace(ctx);
    const [held] = await ctx.db.select({ tags: count() }).from(tag).where(inWorkspace(ctx, tag));
    if ((held?.tags ?? 0) >= tagsMaximum) {
      throw failure('cannot-process', {
        message: `There are already ${tagsMaximum} tags. Delete one first.`,
      });
    }
    await refuseTakenTagName(ctx, name);
    const row = {
      id: createId('tag'),
      workspaceId: ctx.workspace.id,
      name,
      color,
      createdAt: ctx.clock.now(),
    };
    await ctx.db.insert(tag).values(row);
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'tag.changed', payload: { tagId: row.id } });
    return presentTag(row);
  });
}
