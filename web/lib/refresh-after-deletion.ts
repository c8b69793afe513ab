import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * What the cache does once something is deleted: the lists with these keys are read again, and what was deleted is not.
 * The page that showed it is open for a moment longer and would fetch what is gone. When it is opened again, it is read
 * again, and the page says that it is gone.
 * @param deleted the key of what was deleted, and of all that belongs to it
 */
export async function refreshAfterDeletion(
  queryClient: QueryClient,
  deleted: QueryKey,
  lists: readonly QueryKey[],
): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: deleted, refetchType: 'none' });
  await Promise.all(
    lists.map((queryKey) =>
      queryClient.invalidateQueries({
        queryKey,
        predicate: (query) => !partialMatchKey(query.queryKey, deleted),
      }),
    ),
  );
}
