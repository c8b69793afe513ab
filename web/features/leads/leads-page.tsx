import { useNavigate, useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { leadParts, leadStatuses } from '#contract/leads/leads.ts';
import { paths } from '#contract/page-addresses.ts';
import { type LeadFilters as Filters, fetchLeadsExport } from '#web/console/leads/leads.queries.ts';
import { viewParameter } from '#web/console/saved-views/filter-of-address.ts';
import { SavedViewsMenu } from '#web/console/saved-views/saved-views-menu.tsx';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { leavesUnsaved } from '#web/ui/forms/unsaved/leaves-unsaved.ts';
import { ColumnMenu } from '#web/ui/lists/column-menu.tsx';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';
import { leadColumnChoices } from './lead-columns.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { LeadTable } from './lead-table.tsx';
import { useChosenColumns } from './use-chosen-columns.ts';

export const meta = () => [{ title: `Leads · ${brand.name}` }];

/** The search parameters that are filters of the list. */
const filterNames = ['range', 'q', 'status', 'has'];

/** The leads of an agent. Filters, columns and the lead that is open are in the address. */
export default function LeadsPage() {
  const { agentId = '', leadId } = useParams();
  const navigate = useNavigate();
  const { search, setFilter, clearFilters } = useSearchFilters();
  const filters = readFilters(agentId, search);
  const { chosen, choose } = useChosenColumns(search.get('columns'), (value) => setFilter('columns', value));
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Leads"
        description="Visitors who left contact details."
        actions={<ExportMenu fetchExport={(format) => fetchLeadsExport(filters, format)} />}
      />
      <LeadFilters filters={filters} onFilter={setFilter}>
        <SavedViewsMenu kind="leads" filterNames={filterNames} isNarrow />
        <ColumnMenu choices={leadColumnChoices} chosen={chosen} onChange={choose} />
      </LeadFilters>
      <LeadTable
        filters={filters}
        columns={chosen}
        onClear={() => clearFilters([...filterNames, viewParameter])}
      />
      <LeadPanel
        leadId={leadId}
        onClose={(isDeleted) =>
          navigate(
            { pathname: paths.leads(agentId), search: String(search) },
            { preventScrollReset: true, replace: true, ...(isDeleted ? { state: leavesUnsaved } : {}) },
          )
        }
      />
    </div>
  );
}

function readFilters(agentId: string, search: URLSearchParams): Filters {
  const range = search.get('range');
  const q = searchText(search);
  const status = leadStatuses.find((each) => each === search.get('status'));
  const has = leadParts.find((each) => each === search.get('has'));
  return {
    agentId,
    ...(range ? { range } : {}),
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(has ? { has } : {}),
  };
}
