import type { SourcePage } from '#contract/source-pages/source-pages.schemas.ts';
import { beyondPlanReason } from './beyond-plan.ts';
import type { DocumentRow } from './open-document.ts';

/** A document as the API lists it. */
export function presentPage(row: DocumentRow): SourcePage {
  const { id, url, title, status, characters, reason, updatedAt, readAt, checkedAt, liveVersion } = row;
  return {
    id,
    url,
    title,
    status,
    characters,
    reason,
    isBeyondPlan: status === 'skipped' && reason === beyondPlanReason && liveVersion === 0,
    updatedAt: updatedAt.toISOString(),
    // Documents that were read before this was noted have only their last change.
    readAt: liveVersion === 0 ? null : (readAt ?? updatedAt).toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
  };
}
