import { outcomes as allOutcomes } from '#contract/conversations/conversations.ts';
import { conversationFilterNames } from '#web/console/conversations/conversation-filters.ts';
import type { ConversationFilters as Filters } from '#web/console/conversations/conversations.queries.ts';
import { outcomes } from '#web/console/conversations/outcome-badge.tsx';
import { SavedViewsMenu } from '#web/console/saved-views/saved-views-menu.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { FigureFilters } from './figure-filters.tsx';
import { MoreFilters } from './more-filters.tsx';

interface ConversationFiltersProps {
  filters: Filters;
  onFilter: (name: string, value: string) => void;
  className?: string | undefined;
}

/** Which conversations are listed: by time, by how they ended, by words, by what else is known of them. */
export function ConversationFilters({ filters, onFilter, className }: ConversationFiltersProps) {
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      <DateRangePicker value={filters.range ?? ''} onChange={(range) => onFilter('range', range)} />
      <Select
        aria-label="Outcome"
        className="w-44"
        value={filters.outcome ?? ''}
        onChange={(event) => onFilter('outcome', event.target.value)}
      >
        <option value="">Every outcome</option>
        {allOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {outcomes[outcome].label}
          </option>
        ))}
      </Select>
      <MoreFilters filters={filters} onFilter={onFilter} />
      <SavedViewsMenu kind="conversations" filterNames={conversationFilterNames} />
      <div className="min-w-48 flex-1">
        <SearchInput label="Search in messages" value={filters.q ?? ''} onSearch={(q) => onFilter('q', q)} />
      </div>
      <FigureFilters filters={filters} onFilter={onFilter} />
    </div>
  );
}
