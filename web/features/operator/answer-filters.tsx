import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { AnswerFilterValues } from './use-answer-filters.ts';

interface AnswerFiltersProps {
  filters: AnswerFilterValues;
  onFilter: (name: string, value: string) => void;
  /** Of the search. */
  label: string;
}

export function AnswerFilters({ filters, onFilter, label }: AnswerFiltersProps) {
  return (
    <>
      <div className="w-full sm:w-72">
        <SearchInput label={label} value={filters.q ?? ''} onSearch={(value) => onFilter('q', value)} />
      </div>
      <Select
        isFilter
        aria-label="State"
        value={filters.state ?? ''}
        onChange={(event) => onFilter('state', event.target.value)}
      >
        <option value="">All</option>
        <option value="open">Open</option>
        <option value="answered">Answered</option>
      </Select>
    </>
  );
}
