import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { isMassLoss } from '#core/crawling/problems/is-mass-loss.ts';
import type { Context } from '#server/context.ts';
import { recordGone } from '#server/features/sources/crawls/record-gone.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';
import { unpublishDocument } from './unpublish-document.ts';

export interface LeavingPages {
  /** All that there is was seen, so a page that was not is neither linked nor listed any more. */
  isComplete: boolean;
  /** The source is set to what it was at the last run: what is missing now was not left out by its owner. */
  isAsBefore: boolean;
  /** Does the owner want this page, by what the source is set to now? */
  isWanted(address: string): boolean;
}

/**
 * At the end of a run: drops the text of pages that are no part of the source any more. Where that would be most of them
 * at once, they are kept until the next run finds the same, as a broken website is the likelier reason. What the owner
 * leaves out always goes.
 * @returns how many were kept although they seem to be gone
 */
export async function removeMissingPages(
  ctx: Context,
  { id: sourceId, agentId, run }: SourceRow,
  { isComplete, isAsBefore, isWanted }: LeavingPages,
): Promise<number> {
  const ofSource = eq(document.sourceId, sourceId);
  const candidates = await ctx.db
    .select({
      id: document.id,
      sourceId: document.sourceId,
      address: document.address,
      url: document.url,
      title: document.title,
      liveVersion: document.liveVersion,
      seenInRun: document.seenInRun,
      missingInRun: document.missingInRun,
      isRemoved: document.isRemoved,
      reason: document.reason,
    })
    .from(document)
    .where(
      and(
        ofSource,
        or(lt(document.seenInRun, run), and(eq(document.status, 'skipped'), gt(document.liveVersion, 0))),
      ),
    );
  const rows = candidates.filter(({ isRemoved }) => !isRemoved);
  const isUnseen = (row: (typeof rows)[number]) => row.seenInRun < run;
  const unwanted = rows.filter((row) => isUnseen(row) && !isWanted(row.address));
  const missing = rows.filter((row) => !unwanted.includes(row) && (isComplete || !isUnseen(row)));
  const fresh = missing.filter(
    (row) => row.liveVersion > 0 && (row.missingInRun === null || row.missingInRun === run),
  );
  const total = await ctx.db.$count(document, and(ofSource, gt(document.liveVersion, 0)));
  const kept = isAsBefore && isMassLoss(fresh.length, total) ? fresh : [];
  const ids = kept.map((row) => row.id);
  if (ids.length > 0) {
    await ctx.db
      .update(document)
      .set({ status: 'ready', missingInRun: sql`coalesce(${document.missingInRun}, ${run})` })
      .where(inArray(document.id, ids));
  }
  const gone = [...unwanted, ...missing.filter((row) => !kept.includes(row))];
  for (const row of gone) {
    if (!isUnseen(row)) await unpublishDocument(ctx, row, 'skipped', row.reason ?? '');
    else {
      const reason = unwanted.includes(row)
        ? 'The settings of this source exclude this page.'
        : 'The website no longer links to this page or lists it.';
      await recordGone(ctx, row, { run, reason });
    }
  }
  const deleted = gone.filter(isUnseen);
  if (deleted.length > 0) {
    await ctx.db.delete(document).where(
      inArray(
        document.id,
        deleted.map((row) => row.id),
      ),
    );
  }
  if (deleted.some(({ liveVersion }) => liveVersion > 0)) {
    await ctx.db.execute(sql`update agent set index_version = index_version + 1 where id = ${agentId}`);
  }
  return kept.length;
}
