import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { itemsOf } from '#web/lib/pages-of.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { EmptyRow } from './empty-row.tsx';
import { LoadMore } from './load-more.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface Page<Row> {
  data: Row[];
  pagination: { cursor: string | null; hasMore: boolean; total: number };
}

interface PagedTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  list: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  icon?: LucideIcon;
  /** What it says while nothing is there or matches. */
  empty: { title: string; text?: string };
  /** Above the table. */
  filters?: ReactNode;
}

/** A table that is read page by page, in every state that it has. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  return (
    <>
      {props.filters && <div className="flex flex-wrap gap-3 px-5 pb-4">{props.filters}</div>}
      <Rows {...props} />
    </>
  );
}

function Rows<Row>({ caption, columns, keyOf, list, icon = Inbox, empty }: PagedTableProps<Row>) {
  const { items, total } = itemsOf(list.data);
  if (list.isError && !list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <TableSkeleton />;
  if (items.length === 0)
    return (
      <div className="border-t border-line">
        <EmptyRow icon={icon} title={empty.title}>
          {empty.text ?? ''}
        </EmptyRow>
      </div>
    );
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={items} keyOf={keyOf} />
      <LoadMore
        shown={items.length}
        total={total}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  );
}
