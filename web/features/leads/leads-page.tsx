import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import type { Lead } from '#contract/leads.schemas.ts';
import { fetchLeadsExport, type LeadFilters, leadsQuery } from '#web/console/leads/leads.queries.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { useSearchFilters } from '#web/lib/use-search-filters.ts';
import { paths } from '#web/paths.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { DeleteLead } from './delete-lead.tsx';

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
        description="Visitors who left how to reach them."
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

function LeadTable({ filters, onClear }: { filters: LeadFilters; onClear: () => void }) {
  const leads = useInfiniteQuery(leadsQuery(filters));
  const [deleting, setDeleting] = useState<Lead | null>(null);
  const { items, total } = itemsOf(leads.data);

  const columns: readonly Column<Lead>[] = [
    {
      header: 'Name',
      className: 'wrap-anywhere @2xl:min-w-24 @2xl:break-words',
      cell: (lead) => lead.name ?? <Nothing />,
    },
    {
      header: 'Email',
      onCard: 'whole',
      className: 'wrap-anywhere @2xl:max-w-72 @2xl:break-words',
      cell: (lead) => (lead.email ? <MailLink address={lead.email} /> : <Nothing />),
    },
    {
      header: 'Phone',
      className: '@2xl:whitespace-nowrap tabular-nums',
      cell: (lead) => lead.phone ?? <Nothing />,
    },
    {
      header: 'Conversation',
      className: 'whitespace-nowrap',
      cell: (lead) =>
        lead.conversationId ? (
          <Link
            to={paths.conversation(lead.agentId, lead.conversationId)}
            className="font-semibold text-brand underline-offset-4 hover:underline"
          >
            Read
          </Link>
        ) : (
          <Nothing />
        ),
    },
    {
      header: 'Date',
      onCard: 'whole',
      cell: ({ createdAt }) => <Moment time={createdAt} />,
    },
    {
      header: 'Actions',
      hidesHeader: true,
      className: 'py-1!',
      cell: (lead) => (
        <IconButton
          label={`Delete the lead ${lead.name ?? lead.email ?? ''}`}
          onClick={() => setDeleting(lead)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      ),
    },
  ];

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
              <DocsLink page="messages-and-leads#leads">How leads come about</DocsLink>
            )
          }
        >
          {filters.range || filters.q
            ? 'No lead matches these filters.'
            : 'Leads come from the form in the chat. What it asks for is set in Settings, Leads.'}
        </EmptyState>
      ) : (
        <>
          <DataTable caption="Leads" columns={columns} rows={items} keyOf={(lead) => lead.id} />
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

function Nothing() {
  return (
    <span className="text-ink-secondary">
      <span aria-hidden>–</span>
      <span className="sr-only">not given</span>
    </span>
  );
}

/** Where a line has no room for it, it is broken at its sign and not within a word. */
function MailLink({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <a href={`mailto:${address}`} className="text-brand underline-offset-4 hover:underline">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
