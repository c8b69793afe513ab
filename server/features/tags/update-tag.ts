import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { updateTag as endpoint } from '#contract/tags/tags.endpoints.ts';
import type { Tag } from '#contract/tags/tags.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { presentTag } from './present-tag.ts';
import { refuseTakenTagName } from './refuse-taken-tag-name.ts';
import { tag } from './tags.table.ts';

/** `not-found`, or `conflict` for a name that is taken. */
export function updateTag(ctx: Context, tagId: string, changes: BodyOf<typeof endpoint>): Promise<Tag> {
  return withTransaction(ctx, async (ctx) => {
    await lockWorkspace(ctx);
    const isIt = and(inWorkspace(ctx, tag), eq(tag.id, tagId));
    const [row] = await ctx.db.select().from(tag).where(isIt);
    if (row === undefined) throw failure('not-found');
    const changed = { ...row, name: changes.name ?? row.name, color: changes.color ?? row.color };
    await refuseTakenTagName(ctx, changed.name, tagId);
    await ctx.db.update(tag).set({ name: changed.name, color: changed.color }).where(isIt);
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'tag.changed', payload: { tagId } });
    return presentTag(changed);
  });
}
