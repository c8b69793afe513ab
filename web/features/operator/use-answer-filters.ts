import { type AnswerState, answerStates } from '#contract/operated-messages/operated-messages.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';

export interface AnswerFilterValues {
  q?: string;
  state?: AnswerState;
}

/** The filters of messages and of the waitlist, which are in the address. */
export function useAnswerFilters() {
  const { search, setFilter } = useSearchFilters();
  const q = searchText(search);
  const state = answerStates.find((each) => each === search.get('state'));
  const filters: AnswerFilterValues = { ...(q ? { q } : {}), ...(state ? { state } : {}) };
  return { filters, setFilter };
}
