import type { PageChange } from '#contract/crawls/crawls.schemas.ts';
import { linesOnlyIn } from '#core/reading/comparing/lines-only-in.ts';
import type { pageChange } from '#server/features/sources/sources.table.ts';

/** A change of a page as the API lists it. */
export function presentChange({
  id,
  kind,
  url,
  title,
  reason,
  before,
  after,
}: typeof pageChange.$inferSelect): PageChange {
  const counts = { removed: 0, added: 0 };
  if (kind !== 'added') {
    counts.removed = linesOnlyIn(before ?? '', after ?? '').length;
    counts.added = linesOnlyIn(after ?? '', before ?? '').length;
  }
  return { id, kind, url, title, reason, ...counts };
}
