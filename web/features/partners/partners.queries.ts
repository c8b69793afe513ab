import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelHandOver,
  createClient,
  deleteClient,
  getPartner,
  handOverClient,
  listClients,
  listReferrals,
} from '#contract/partners/partners.endpoints.ts';
import type { AfterHandOver } from '#contract/workspaces/workspaces.ts';
import { call } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';

export const partnerQuery = () =>
  queryOptions({
    queryKey: ['partner'],
    queryFn: ({ signal }) => call(getPartner, { signal }),
  });

export const referralsQuery = () =>
  pagesOf(['partner', 'referrals'], ({ cursor, signal }) =>
    call(listReferrals, { query: { limit: 25, ...(cursor ? { cursor } : {}) }, signal }),
  );

export const clientsQuery = (q: string) =>
  pagesOf(['partner', 'clients', q], ({ cursor, signal }) =>
    call(listClients, {
      query: { limit: 50, ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) },
      signal,
    }),
  );

/** A change of clients, after which their list, their number and the switch of workspaces are read again. */
function useClientChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all(['partner', 'workspace'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}

export const useCreateClient = () =>
  useClientChange((name: string) => call(createClient, { body: { name } }));

export const useDeleteClient = () =>
  useClientChange((clientId: string) => call(deleteClient, { params: { clientId } }));

export const useHandOver = () =>
  useClientChange(
    ({ clientId, ...body }: { clientId: string; email: string; partnerBecomes: AfterHandOver }) =>
      call(handOverClient, { params: { clientId }, body }),
  );

export const useCancelHandOver = () =>
  useClientChange((clientId: string) => call(cancelHandOver, { params: { clientId } }));
