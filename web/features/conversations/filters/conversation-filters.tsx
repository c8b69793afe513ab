import { conversationFilterNames } from '#web/console/conversations/conversation-filters.ts';
import type { ConversationFilters as Filters } from '#web/console/conversations/conversations.queries.ts';
import { SavedViewsMenu } from '#web/console/saved-views/saved-views-menu.tsx';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { FilterBar } from '#web/ui/lists/filter-bar.tsx';
import { FigureFilters } from './figure-filters.tsx';
import { MoreFilters } from './more-filters.tsx';

interface ConversationFiltersProps {
  filters: Filters;
  onFilter: (name: string, value: string) => void;
}

/** What is chosen elsewhere than behind the button of phones. */
const notFolded = ['agentId', 'list', 'q'];

/** Which conversations are listed: by words, by time, by how they ended, by what else is known of them. */
export function ConversationFilters({ filters, onFilter }: ConversationFiltersProps) {
  const set = Object.keys(filters).filter((name) => !notFolded.includes(name));
  return (
    <div className="space-y-2">
      <FilterBar
        isNarrow
        setCount={set.length}
        search={
          <div className="flex gap-2 *:first:min-w-0 *:first:flex-1">
            <SearchInput
              label="Search in messages"
              value={filters.q ?? ''}
              onSearch={(q) => onFilter('q', q)}
            />
            <SavedViewsMenu isNarrow kind="conversations" filterNames={conversationFilterNames} />
          </div>
        }
      >
        <DateRangePicker value={filters.range ?? ''} onChange={(range) => onFilter('range', range)} />
        <MoreFilters filters={filters} onFilter={onFilter} />
      </FilterBar>
      <FigureFilters filters={filters} onFilter={onFilter} />
    </div>
  );
}
