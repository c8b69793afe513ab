import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  cancelHandOver,
  checkWhiteLabel,
  createClient,
  deleteClient,
  getEarnings,
  getPartner,
  getWhiteLabel,
  handOverClient,
  listClients,
  listCommissions,
  listOwnPayouts,
  listReferrals,
  removeWhiteLabel,
  removeWhiteLabelLogo,
  requestPayout,
  saveWhiteLabel,
  setWhiteLabelLogo,
  withdrawPayout,
} from '#contract/partners/partners.endpoints.ts';
import { call, callWithFile } from '#web/lib/call.ts';
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
function useClientChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
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
  useClientChange(({ clientId, ...body }: { clientId: string } & BodyOf<typeof handOverClient>) =>
    call(handOverClient, { params: { clientId }, body }),
  );

export const useCancelHandOver = () =>
  useClientChange((clientId: string) => call(cancelHandOver, { params: { clientId } }));

export const earningsQuery = () =>
  queryOptions({
    queryKey: ['partner', 'earnings'],
    queryFn: ({ signal }) => call(getEarnings, { signal }),
  });

export const commissionsQuery = () =>
  pagesOf(['partner', 'commissions'], ({ cursor, signal }) =>
    call(listCommissions, { query: { limit: 25, ...(cursor ? { cursor } : {}) }, signal }),
  );

export const payoutsQuery = () =>
  pagesOf(['partner', 'payouts'], ({ cursor, signal }) =>
    call(listOwnPayouts, { query: cursor ? { cursor } : {}, signal }),
  );

export const useRequestPayout = () =>
  useClientChange((payTo: string) => call(requestPayout, { body: { payTo } }));

export const useWithdrawPayout = () =>
  useClientChange((payoutId: string) => call(withdrawPayout, { params: { payoutId } }));

export const whiteLabelQuery = () =>
  queryOptions({
    queryKey: ['partner', 'white-label'],
    queryFn: ({ signal }) => call(getWhiteLabel, { signal }),
  });

export const useSaveWhiteLabel = () =>
  useClientChange((body: BodyOf<typeof saveWhiteLabel>) => call(saveWhiteLabel, { body }));
export const useCheckWhiteLabel = () => useClientChange((_: undefined) => call(checkWhiteLabel, {}));
export const useRemoveWhiteLabel = () => useClientChange((_: undefined) => call(removeWhiteLabel, {}));
export const useSetLogo = () =>
  useClientChange(({ file, crop }: { file: File; crop: { left: number; top: number; side: number } }) =>
    callWithFile(setWhiteLabelLogo, { query: crop, file }),
  );
export const useRemoveLogo = () => useClientChange((_: undefined) => call(removeWhiteLabelLogo, {}));
