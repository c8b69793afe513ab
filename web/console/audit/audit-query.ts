import { auditGroups } from '#contract/audit/audit.ts';
import { rangeQuery } from '#web/lib/search-params/range-query.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';

/** The filters of an audit log as its address has them, and as the server wants them. */
export function auditQuery(search: URLSearchParams) {
  const q = searchText(search);
  const group = auditGroups.find((each) => each === search.get('group'));
  return {
    ...(q ? { q } : {}),
    ...(group ? { group } : {}),
    ...rangeQuery(search.get('range') ?? undefined),
  };
}
