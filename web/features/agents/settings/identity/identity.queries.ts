import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  createIdentitySecret,
  deleteIdentitySecret,
  listIdentitySecrets,
} from '#contract/identity/identity.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const identitySecretsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['agents', agentId, 'identity-secrets'],
    queryFn: async ({ signal }) => (await call(listIdentitySecrets, { params: { agentId }, signal })).data,
  });

export function useCreateIdentitySecret(agentId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: () => call(createIdentitySecret, { params: { agentId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: identitySecretsQuery(agentId).queryKey }),
  });
}

export function useDeleteIdentitySecret(agentId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (identitySecretId: string) =>
      call(deleteIdentitySecret, { params: { agentId, identitySecretId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: identitySecretsQuery(agentId).queryKey }),
  });
}
