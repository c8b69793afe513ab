import { eq, gt, or, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { countedCharacters } from '#server/features/sources/standby/counted-characters.ts';
import { isWaiting } from '#server/features/sources/standby/is-waiting.ts';

/** It answers, or waits for the tests of its agent. */
const hasText = or(gt(document.liveVersion, 0), isWaiting);

/**
 * The states of the documents of a source, over all of its runs. `reason`: of the first that failed, or was left out.
 */
export async function countDocuments(ctx: Context, sourceId: string) {
  const [counted] = await ctx.db
    .select({
      // A page that is being read again still answers from its old text; its job may not know yet that training ended.
      ready:
        sql<number>`count(*) filter (where ${document.status} = 'ready' or (${document.status} in ('queued', 'training') and ${hasText}))`.mapWith(
          Number,
        ),
      failed: sql<number>`count(*) filter (where ${document.status} = 'failed')`.mapWith(Number),
      live: sql<number>`count(*) filter (where ${hasText})`.mapWith(Number),
      characters: sql<number>`coalesce(sum(${countedCharacters}), 0)`.mapWith(Number),
      reason: sql<
        string | null
      >`(array_agg(${document.reason} order by ${document.status} <> 'failed', ${document.id}) filter (where ${document.reason} is not null))[1]`,
    })
    .from(document)
    .where(eq(document.sourceId, sourceId));
  return counted ?? { ready: 0, failed: 0, live: 0, characters: 0, reason: null };
}
