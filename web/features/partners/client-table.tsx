import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Client } from '#contract/partners.schemas.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { ClientActions } from './client-actions.tsx';
import { ClientState } from './client-state.tsx';
import { DeleteClient } from './delete-client.tsx';
import { HandOver } from './hand-over.tsx';
import { clientsQuery } from './partners.queries.ts';

const usedOf = ({ used, limit }: Client['agents']): string =>
  limit === null ? formatNumber(used) : `${formatNumber(used)} of ${formatNumber(limit)}`;

export function ClientTable({ q, onCreate }: { q: string; onCreate: () => void }) {
  const clients = useInfiniteQuery(clientsQuery(q));
  const { items, total } = itemsOf(clients.data);
  const [handingOver, setHandingOver] = useState<Client | null>(null);
  const [deleting, setDeleting] = useState<Client | null>(null);

  const actionsOf = (client: Client) => (
    <ClientActions
      client={client}
      onHandOver={() => setHandingOver(client)}
      onDelete={() => setDeleting(client)}
    />
  );

  const columns: readonly Column<Client>[] = [
    {
      header: 'Client',
      className: 'min-w-48 max-w-96 font-semibold wrap-anywhere',
      cell: (client) => (
        <>
          {client.name}
          {/* Where the table is wider than the screen its last column is out of sight. */}
          <div className="mt-1.5 xl:hidden">{actionsOf(client)}</div>
        </>
      ),
    },
    { header: 'State', className: 'min-w-44', cell: (client) => <ClientState client={client} /> },
    { header: 'Plan', className: 'whitespace-nowrap', cell: ({ plan }) => plan.name },
    { header: 'Agents', isNumeric: true, cell: ({ agents }) => usedOf(agents) },
    { header: 'Messages this month', isNumeric: true, cell: ({ messages }) => usedOf(messages) },
    { header: 'Leads this month', isNumeric: true, cell: ({ leads }) => usedOf(leads) },
    {
      header: 'Added',
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      header: 'Actions',
      hidesHeader: true,
      className: 'py-1.5! max-xl:hidden',
      cell: actionsOf,
    },
  ];

  return (
    <Card isFlush className="overflow-hidden [&>div]:pt-0">
      {clients.isPending ? (
        <TableSkeleton />
      ) : clients.isError && !clients.data ? (
        <ErrorState error={clients.error} onRetry={() => clients.refetch()} />
      ) : items.length === 0 ? (
        q ? (
          <EmptyState icon={SearchX} title="No client has this name">
            Search for another part of it.
          </EmptyState>
        ) : (
          <EmptyState
            icon={Building2}
            title="No clients yet"
            action={<Button onClick={onCreate}>Add client</Button>}
          >
            Add a workspace for the first firm that you build for. You can hand it over at any time.
          </EmptyState>
        )
      ) : (
        <>
          <DataTable caption="Client workspaces" columns={columns} rows={items} keyOf={({ id }) => id} />
          <LoadMore
            shown={items.length}
            total={total}
            hasMore={clients.hasNextPage}
            isLoading={clients.isFetchingNextPage}
            onLoad={() => clients.fetchNextPage()}
          />
        </>
      )}
      <HandOver client={handingOver} onClose={() => setHandingOver(null)} />
      <DeleteClient client={deleting} onClose={() => setDeleting(null)} />
    </Card>
  );
}
