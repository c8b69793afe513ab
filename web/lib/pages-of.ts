import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';

interface Page<Item> {
  data: Item[];
  pagination: { cursor: string | null; hasMore: boolean; total: number };
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

/** All items that were read so far, and how many there are. */
export function itemsOf<Item>(data: InfiniteData<Page<Item>> | undefined): { items: Item[]; total: number } {
  return {
    items: data?.pages.flatMap((page) => page.data) ?? [],
    total: data?.pages.at(-1)?.pagination.total ?? 0,
  };
}
