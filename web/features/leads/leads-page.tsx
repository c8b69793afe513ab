import { useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { fetchLeadsExport, type LeadFilters } from '#web/console/leads/leads.queries.ts';
import { useSearchFilters } from '#web/lib/use-search-filters.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';
import { LeadTable } from './lead-table.tsx';

export const meta = () => [{ title: `Leads · ${brand.name}` }];

export default function LeadsPage() {
  const agentId = useParams().agentId ?? '';
  const { search, setFilter, clearFilters } = useSearchFilters();
  const range = search.get('range');
  const q = search.get('q');
  const filters: LeadFilters = { agentId, ...(range ? { range } : {}), ...(q ? { q } : {}) };
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Leads"
        description="Visitors who left contact details."
        actions={<ExportMenu fetchExport={(format) => fetchLeadsExport(filters, format)} />}
      />
      <div className="flex flex-wrap gap-3">
        <DateRangePicker value={range ?? ''} onChange={(value) => setFilter('range', value)} />
        <div className="min-w-48 flex-1">
          <SearchInput
            label="Search by name, email or phone"
            value={q ?? ''}
            onSearch={(value) => setFilter('q', value)}
          />
        </div>
      </div>
      <LeadTable filters={filters} onClear={() => clearFilters(['range', 'q'])} />
    </div>
  );
}
