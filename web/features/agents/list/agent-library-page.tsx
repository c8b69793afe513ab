import { useInfiniteQuery } from '@tanstack/react-query';
import { Bot, Plus, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { createAgent } from '#contract/agents/agents.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { agentsQuery } from '#web/console/agents/agents.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { AgentFace } from '#web/features/agents/agent-face.tsx';
import { AgentStatusBadge } from '#web/features/agents/agent-status-badge.tsx';
import { SampleBadge } from '#web/features/agents/sample/sample-badge.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { AgentMenu } from './agent-menu.tsx';
import { type AgentOrder, agentOrders, arrangeAgents, readAgentOrder } from './arrange-agents.ts';
import { TemplateCards } from './template-cards.tsx';

export const meta = () => [{ title: `Agent Library · ${brand.name}` }];

/** Every agent of the workspace in one table, to be searched and ordered. */
export default function AgentLibraryPage() {
  const { search, setFilter } = useSearchFilters();
  const q = searchText(search);
  const order = readAgentOrder(search.get('sort'));
  const mayCreate = useMay(createAgent);
  return (
    <div className="mx-auto w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="Agent Library"
        description="All agents in this workspace and their figures so far."
        actions={
          mayCreate && (
            <ButtonLink to={paths.createAgent}>
              <Plus aria-hidden />
              Create Agent
            </ButtonLink>
          )
        }
      />
      <div className="flex flex-wrap gap-3">
        <div className="min-w-48 flex-1">
          <SearchInput label="Search by name" value={q} onSearch={(value) => setFilter('q', value)} />
        </div>
        <Select
          aria-label="Order"
          className="w-48"
          value={order}
          onChange={({ target }) => setFilter('sort', target.value === 'newest' ? '' : target.value)}
        >
          {Object.entries(agentOrders).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <AgentTable search={q} order={order} />
      {mayCreate && <TemplateCards />}
    </div>
  );
}

const columns: readonly Column<Agent>[] = [
  {
    header: 'Name',
    className: 'min-w-56 wrap-anywhere',
    cell: (agent) => (
      <span className="flex items-center gap-3">
        <AgentFace agent={agent} className="size-8" />
        <Link
          to={paths.overview(agent.id)}
          className="min-w-0 font-semibold text-brand underline-offset-4 hover:underline"
        >
          {agent.name}
        </Link>
      </span>
    ),
  },
  {
    header: 'Status',
    cell: (agent) => (
      <span className="flex flex-wrap gap-1.5">
        <AgentStatusBadge agent={agent} />
        {agent.isSample && <SampleBadge />}
      </span>
    ),
  },
  { header: 'Sources', isNumeric: true, cell: ({ counts }) => formatNumber(counts.sources) },
  { header: 'Conversations', isNumeric: true, cell: ({ counts }) => formatNumber(counts.conversations) },
  { header: 'Messages', isNumeric: true, cell: ({ counts }) => formatNumber(counts.messages) },
  { header: 'Leads', isNumeric: true, cell: ({ counts }) => formatNumber(counts.leads) },
  {
    header: 'Created',
    isSpare: true,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  { header: 'Actions', hidesHeader: true, cell: (agent) => <AgentMenu agent={agent} /> },
];

function AgentTable({ search, order }: { search: string; order: AgentOrder }) {
  const agents = useInfiniteQuery(agentsQuery());
  const mayCreate = useMay(createAgent);
  const { items, total } = itemsOf(agents.data);
  const rows = arrangeAgents(items, search, order);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = agents;

  // The server lists the newest first: to find or to order, all of them have to be here.
  const needsAll = search !== '' || order !== 'newest';
  useEffect(() => {
    if (needsAll && hasNextPage && !isFetching && !isFetchNextPageError) fetchNextPage();
  }, [needsAll, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  return (
    <Card isFlush className="overflow-hidden [&>div]:pt-0">
      {agents.isPending ? (
        <TableSkeleton />
      ) : agents.isError && !agents.data ? (
        <ErrorState error={agents.error} onRetry={() => agents.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={Bot}
          title="No agents yet"
          action={mayCreate && <ButtonLink to={paths.createAgent}>Create Agent</ButtonLink>}
        >
          Create one from your website, files or text in about a minute.
        </EmptyState>
      ) : (
        <>
          {rows.length > 0 ? (
            <DataTable caption="Agents" columns={columns} rows={rows} keyOf={({ id }) => id} />
          ) : (
            !hasNextPage && (
              <EmptyState icon={SearchX} title="No agent has this name">
                Try another part of the name.
              </EmptyState>
            )
          )}
          <LoadMore
            shown={rows.length}
            total={total}
            hasMore={hasNextPage}
            isLoading={agents.isFetchingNextPage}
            onLoad={() => fetchNextPage()}
          />
        </>
      )}
    </Card>
  );
}
