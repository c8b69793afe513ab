import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';

interface ItemListProps<Item> {
  label: string;
  query: UseQueryResult<Item[]>;
  /** Shown while there is nothing yet. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A short list within a card that reaches the card's edges, in all its states. */
export function ItemList<Item>({ label, query, empty, children }: ItemListProps<Item>) {
  if (query.data) {
    if (query.data.length === 0) return <div className="border-t border-line">{empty}</div>;
    return (
      <ul aria-label={label} className="border-t border-line">
        {query.data.map(children)}
      </ul>
    );
  }
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <TableSkeleton rows={1} rowHeight="h-17" />;
}
