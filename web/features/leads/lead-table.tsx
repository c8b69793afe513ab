import { useInfiniteQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { namedLeadsMaximum } from '#contract/leads/leads.ts';
import { type LeadFilters, leadsQuery } from '#web/console/leads/leads.queries.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { SelectBox } from '#web/ui/lists/select-box.tsx';
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { type RowSelection, useSelection } from '#web/ui/lists/use-selection.ts';
import { LeadActions } from './lead-actions.tsx';
import { type LeadColumn, useLeadColumns } from './lead-columns.tsx';
import { leadTitle } from './lead-title.ts';

interface LeadTableProps {
  filters: LeadFilters;
  columns: readonly LeadColumn[];
  onClear: () => void;
}

/** The leads that match, with what can be done with several of them.  */
export function LeadTable({ filters, columns, onClear }: LeadTableProps) {
  const leads = useInfiniteQuery(leadsQuery(filters));
  const { items, total } = itemsOf(leads.data);
  const [newest] = items;
  const selection = useSelection(JSON.stringify(filters));
  const shown = useLeadColumns(columns);
  const selecting = selectColumn(items, selection);

  return (
    <Card isFlush className="overflow-clip [&>div]:pt-0">
      {leads.isPending ? (
        <TableSkeleton />
      ) : leads.isError && !leads.data ? (
        <ErrorState error={leads.error} onRetry={() => leads.refetch()} />
      ) : newest === undefined ? (
        <NoLeads filters={filters} onClear={onClear} />
      ) : (
        <>
          <SelectionBar
            label="Chosen leads"
            selection={selection}
            total={total}
            maximum={namedLeadsMaximum}
            isSticky
          >
            <LeadActions filters={filters} selection={selection} total={total} newestId={newest.id} />
          </SelectionBar>
          <DataTable caption="Leads" columns={[selecting, ...shown]} rows={items} keyOf={(lead) => lead.id} />
          <LoadMore
            shown={items.length}
            total={total}
            hasMore={leads.hasNextPage}
            isLoading={leads.isFetchingNextPage}
            onLoad={() => leads.fetchNextPage()}
          />
        </>
      )}
    </Card>
  );
}

function selectColumn(items: readonly Lead[], selection: RowSelection): Column<Lead> {
  const isChosen = (id: string) => selection.isAll || selection.ids.has(id);
  const isEach = items.every(({ id }) => isChosen(id));
  return {
    header: 'Choose',
    hidesHeader: true,
    headerCell: (
      <SelectBox
        label="Choose the leads that are shown"
        isChecked={isEach}
        isPartly={!isEach && selection.ids.size > 0}
        onChange={() => (isEach ? selection.clear() : selection.choose(items.map(({ id }) => id)))}
      />
    ),
    // In the line of the name.
    cardPlace: 'absolute top-4 right-5 @2xl:static',
    className: '@2xl:w-10',
    cell: (lead) => (
      <SelectBox
        label={`Choose ${leadTitle(lead)}`}
        isChecked={isChosen(lead.id)}
        onChange={() => selection.toggle(lead.id)}
      />
    ),
  };
}

function NoLeads({ filters: { agentId: _agentId, ...filters }, onClear }: Omit<LeadTableProps, 'columns'>) {
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <EmptyState
      icon={UserRoundPlus}
      title="There are no records to display"
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        ) : (
          <DocsLink page="messages-and-leads#leads">How to get leads</DocsLink>
        )
      }
    >
      {isFiltered
        ? 'No lead matches these filters.'
        : 'Leads come from the form in the chat. What it asks for is set in Settings, Leads.'}
    </EmptyState>
  );
}
