import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';
import { isBeyondPlan } from './beyond-plan.ts';

/**
 * Addresses of the pages that have a place in the plan, where the website is larger than that: a run reads them before
 * others, so that those that the owner chose stay. None where the website fits.
 */
export async function listPlaces(ctx: Context, { id }: Pick<SourceRow, 'id'>): Promise<string[]> {
  const ofSource = eq(document.sourceId, id);
  if ((await ctx.db.$count(document, and(ofSource, isBeyondPlan))) === 0) return [];
  const rows = await ctx.db
    .select({ address: document.address })
    .from(document)
    .where(and(ofSource, gt(document.liveVersion, 0)));
  return rows.map(({ address }) => address);
}
