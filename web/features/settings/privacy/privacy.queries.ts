import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  erasePersonData,
  findPersonData,
  getPrivacySettings,
  listErasures,
  updatePrivacySettings,
} from '#contract/privacy/privacy.endpoints.ts';
import type { PersonChoice, PrivacySettings } from '#contract/privacy/privacy.schemas.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const privacySettingsQuery = () =>
  queryOptions({
    queryKey: ['privacy', 'settings'],
    queryFn: ({ signal }) => call(getPrivacySettings, { signal }),
  });

export const erasuresQuery = () =>
  queryOptions({
    queryKey: ['privacy', 'erasures'],
    queryFn: async ({ signal }) => (await call(listErasures, { signal })).data,
  });

export const personQuery = (person: PersonChoice) =>
  queryOptions({
    queryKey: ['privacy', 'person', person],
    queryFn: ({ signal }) => call(findPersonData, { body: { person }, signal }),
  });

export function useUpdatePrivacy() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (body: PrivacySettings) => call(updatePrivacySettings, { body }),
    onSuccess: (saved) => queryClient.setQueryData(privacySettingsQuery().queryKey, saved),
  });
}

/** What showed the person is read again: conversations and leads are gone. */
export function useErasePerson() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (person: PersonChoice) => call(erasePersonData, { body: { person } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
