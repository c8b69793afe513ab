import { conversationFilterNames } from '#web/console/conversations/conversation-filters.ts';
import type { ConversationFilters as Filters } from '#web/console/conversations/conversations.queries.ts';
import { SavedViewsMenu } from '#web/console/saved-views/saved-views-menu.tsx';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { FigureFilters } from './figure-filters.tsx';
import { MoreFilters } from './more-filters.tsx';

interface ConversationFiltersProps {
  filters: Filters;
  onFilter: (name: string, value: string) => void;
}

/**
 * Which conversations are listed: by words, by time, by how they ended, by what else is known of them. One row: what is
 * not set is its sign alone, what is set has its words, and goes to the next row where it has no place.
 */
export function ConversationFilters({ filters, onFilter }: ConversationFiltersProps) {
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-1.5 *:first:min-w-0 *:first:flex-1 *:first:basis-36">
        <SearchInput
          label="Search in messages"
          placeholder="Search"
          value={filters.q ?? ''}
          onSearch={(q) => onFilter('q', q)}
        />
        <DateRangePicker
          isNarrow
          value={filters.range ?? ''}
          onChange={(range) => onFilter('range', range)}
        />
        <MoreFilters filters={filters} onFilter={onFilter} />
        <SavedViewsMenu isNarrow kind="conversations" filterNames={conversationFilterNames} />
      </div>
      <FigureFilters filters={filters} onFilter={onFilter} />
    </div>
  );
}
