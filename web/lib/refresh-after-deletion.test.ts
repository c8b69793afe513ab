import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { createQueryClient } from './query-client.ts';
import { refreshAfterDeletion } from './refresh-after-deletion.ts';

/** A page that shows a list, one thing of it, and what belongs to that. */
function openPage(fetched: string[]) {
  const queryClient = createQueryClient(() => undefined);
  const keys = [
    ['leads', 'list'],
    ['leads', 'one', 'a'],
    ['leads', 'one', 'a', 'bookings'],
    ['leads', 'one', 'b'],
    ['usage'],
  ];
  for (const queryKey of keys) {
    const queryFn = async () => fetched.push(queryKey.join(' '));
    new QueryObserver(queryClient, { queryKey, queryFn, initialData: 0, staleTime: 60_000 }).subscribe(
      () => undefined,
    );
  }
  return queryClient;
}

test('lists are read again, but not what was deleted', async () => {
  const fetched: string[] = [];
  const queryClient = openPage(fetched);
  await refreshAfterDeletion(queryClient, ['leads', 'one', 'a'], [['leads'], ['usage']]);
  expect(fetched.toSorted()).toEqual(['leads list', 'leads one b', 'usage']);
  expect(queryClient.getQueryState(['leads', 'one', 'a'])?.isInvalidated).toBe(true);
});

test.each([
  ['not-found', 404, undefined],
  ['internal-error', 500, 'a lead'],
] as const)('what a later answer says is %s is then shown as %i', async (code, status, shown) => {
  const queryClient = createQueryClient(() => undefined);
  queryClient.setQueryData(['leads', 'one', 'a'], 'a lead');
  const queryFn = () => Promise.reject(new CallError(status, code, ''));
  await queryClient
    .fetchQuery({ queryKey: ['leads', 'one', 'a'], queryFn, staleTime: 0, retry: false })
    .catch(() => null);
  expect(queryClient.getQueryData(['leads', 'one', 'a'])).toBe(shown);
  expect(queryClient.getQueryState(['leads', 'one', 'a'])?.status).toBe('error');
});
