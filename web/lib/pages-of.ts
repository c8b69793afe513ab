import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';

interface Page<Item> {
  data: Item[];
  pagination: { cursor: string | null; hasMore: boolean; total: number; isTotalMinimum?: true | undefined };
}

/** Options of a list that is read page by page, newest first. */
export function pagesOf<Item>(
  queryKey: readonly unknown[],
  fetchPage: (input: { cursor?: string; signal: AbortSignal }) => Promise<Page<Item>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ signal, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: (last: Page<Item>) => (last.pagination.hasMore ? last.pagination.cursor : undefined),
  });
}

interface Items<Item> {
  items: Item[];
  total: number;
  /** There are more than `total`. */
  isMinimum: boolean;
}

/** All items that were read so far, and how many there are. */
export function itemsOf<Item>(data: InfiniteData<Page<Item>> | undefined): Items<Item> {
  const { total = 0, isTotalMinimum = false } = data?.pages.at(-1)?.pagination ?? {};
  return { items: data?.pages.flatMap((page) => page.data) ?? [], total, isMinimum: isTotalMinimum };
}
