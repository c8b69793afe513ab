import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { countDocuments } from '#server/features/sources/documents/count-documents.ts';
import { source } from '#server/features/sources/sources.table.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';

/** Counts the documents of sources again after some of their texts changed places, and tells the followers. */
export async function recountSources(
  ctx: Context,
  agentId: string,
  sourceIds: ReadonlySet<string>,
): Promise<void> {
  // In one order everywhere, so that two at once never wait for each other.
  for (const sourceId of [...sourceIds].sort()) {
    const { live, ready, failed, characters } = await countDocuments(ctx, sourceId);
    const nothingLeft = {
      status: 'failed' as const,
      error: 'Its text was discarded. Train it again to use it.',
    };
    await ctx.db
      .update(source)
      .set({ done: ready, failed, total: ready + failed, characters, ...(live === 0 ? nothingLeft : {}) })
      .where(eq(source.id, sourceId));
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.changed', payload: { agentId, sourceId } });
  }
}
