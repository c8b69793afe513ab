import type { ReactNode } from 'react';
import { leadParts, leadStatuses } from '#contract/leads/leads.ts';
import type { LeadFilters as Filters } from '#web/console/leads/leads.queries.ts';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { FilterBar } from '#web/ui/lists/filter-bar.tsx';
import { leadStatusWords } from './lead-status-words.ts';

interface LeadFiltersProps {
  filters: Filters;
  onFilter: (name: 'range' | 'status' | 'has' | 'q', value: string) => void;
  /** What else is chosen about the list. */
  children: ReactNode;
}

const parts: Record<(typeof leadParts)[number], string> = {
  email: 'With email',
  phone: 'With phone',
  conversation: 'With conversation',
  note: 'With note',
};

/** Which leads are listed: by time, by status, by what they have, by words. */
export function LeadFilters({ filters, onFilter, children }: LeadFiltersProps) {
  return (
    <FilterBar
      setCount={[filters.range, filters.status, filters.has].filter(Boolean).length}
      search={<SearchInput label="Search leads" value={filters.q ?? ''} onSearch={(q) => onFilter('q', q)} />}
    >
      <DateRangePicker value={filters.range ?? ''} onChange={(range) => onFilter('range', range)} />
      <Select
        isFilter
        aria-label="Status"
        value={filters.status ?? ''}
        onChange={(event) => onFilter('status', event.target.value)}
      >
        <option value="">Every status</option>
        {leadStatuses.map((status) => (
          <option key={status} value={status}>
            {leadStatusWords[status].label}
          </option>
        ))}
      </Select>
      <Select
        isFilter
        aria-label="Details"
        value={filters.has ?? ''}
        onChange={(event) => onFilter('has', event.target.value)}
      >
        <option value="">All details</option>
        {leadParts.map((part) => (
          <option key={part} value={part}>
            {parts[part]}
          </option>
        ))}
      </Select>
      {/* What is chosen about the list is apart from what is listed. */}
      <div className="flex flex-wrap gap-2 sm:ml-2">{children}</div>
    </FilterBar>
  );
}
