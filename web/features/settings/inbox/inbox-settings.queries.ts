import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getInboxSettings, updateInboxSettings } from '#contract/inbox-settings/inbox-settings.endpoints.ts';
import type { InboxSettings } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const inboxSettingsQuery = () =>
  queryOptions({
    queryKey: ['inbox-settings'],
    queryFn: ({ signal }) => call(getInboxSettings, { signal }),
  });

export function useUpdateInboxSettings() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (body: InboxSettings) => call(updateInboxSettings, { body }),
    onSuccess: (saved) => queryClient.setQueryData(inboxSettingsQuery().queryKey, saved),
  });
}
