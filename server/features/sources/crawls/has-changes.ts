import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { pageChange, type SourceRow } from '#server/features/sources/sources.table.ts';

/** Does the agent know anything now that it did not before this run? What is no website is only trained when it does. */
export async function hasChanges(
  ctx: Context,
  { id, run, kind }: Pick<SourceRow, 'id' | 'run' | 'kind'>,
): Promise<boolean> {
  if (kind !== 'website' || run === 1) return true;
  const count = await ctx.db.$count(pageChange, and(eq(pageChange.sourceId, id), eq(pageChange.run, run)));
  return count > 0;
}
