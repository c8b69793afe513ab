import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Client } from '#contract/partners/partners.schemas.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { clientsQuery } from '../partners.queries.ts';
import { ClientActions } from './client-actions.tsx';
import { clientColumns } from './client-columns.tsx';
import { DeleteClient } from './delete-client.tsx';
import { HandOver } from './hand-over.tsx';

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

  return (
    <Card isFlush className="overflow-hidden [&>div]:pt-0">
      {clients.isPending ? (
        <TableSkeleton />
      ) : clients.isError && !clients.data ? (
        <ErrorState error={clients.error} onRetry={() => clients.refetch()} />
      ) : items.length === 0 ? (
        q ? (
          <EmptyState icon={SearchX} title="No client has this name">
            Try another part of the name.
          </EmptyState>
        ) : (
          <EmptyState
            icon={Building2}
            title="No clients yet"
            action={<Button onClick={onCreate}>Add client</Button>}
          >
            Add a workspace for your first client. You can hand it over at any time.
          </EmptyState>
        )
      ) : (
        <>
          <DataTable
            caption="Client workspaces"
            columns={clientColumns(actionsOf)}
            rows={items}
            keyOf={({ id }) => id}
          />
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
