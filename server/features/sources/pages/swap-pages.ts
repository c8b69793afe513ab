import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import type { PagesPlace } from './find-pages.ts';
import { removePages } from './remove-pages.ts';
import { retrainPages } from './retrain-pages.ts';

/**
 * Gives the places that pages of a website have in the plan to others: the first stop answering at once, the others are
 * read. Both or neither. Throws as `removePages` and `retrainPages` do.
 */
export function swapPages(
  ctx: Context,
  place: PagesPlace,
  { removedIds, readIds }: { removedIds: string[]; readIds: string[] },
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await removePages(ctx, place, removedIds);
    await retrainPages(ctx, place, readIds);
  });
}
