import { useInfiniteQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { type LeadFilters, leadsQuery } from '#web/console/leads/leads.queries.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { DeleteLead } from './delete-lead.tsx';
import { leadColumns } from './lead-columns.tsx';

export function LeadTable({ filters, onClear }: { filters: LeadFilters; onClear: () => void }) {
  const leads = useInfiniteQuery(leadsQuery(filters));
  const [deleting, setDeleting] = useState<Lead | null>(null);
  const { items, total } = itemsOf(leads.data);

  return (
    <Card isFlush className="overflow-hidden [&>div]:pt-0">
      {leads.isPending ? (
        <TableSkeleton />
      ) : leads.isError && !leads.data ? (
        <ErrorState error={leads.error} onRetry={() => leads.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={UserRoundPlus}
          title="There are no records to display"
          action={
            filters.range || filters.q ? (
              <Button variant="secondary" onClick={onClear}>
                Clear filters
              </Button>
            ) : (
              <DocsLink page="messages-and-leads#leads">How to get leads</DocsLink>
            )
          }
        >
          {filters.range || filters.q
            ? 'No lead matches these filters.'
            : 'Leads come from the form in the chat. What it asks for is set in Settings, Leads.'}
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption="Leads"
            columns={leadColumns(setDeleting)}
            rows={items}
            keyOf={(lead) => lead.id}
          />
          <LoadMore
            shown={items.length}
            total={total}
            hasMore={leads.hasNextPage}
            isLoading={leads.isFetchingNextPage}
            onLoad={() => leads.fetchNextPage()}
          />
        </>
      )}
      <DeleteLead lead={deleting} onClose={() => setDeleting(null)} />
    </Card>
  );
}
