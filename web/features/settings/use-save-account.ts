import { useQueryClient } from '@tanstack/react-query';
import { updateAccountSettings } from '#contract/accounts.endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { accountQuery } from '#web/console/account/account.queries.ts';
import { call } from '#web/lib/call.ts';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** Saves some of the settings of the account, says so, and lets every page know. */
export function useSaveAccount() {
  const queryClient = useQueryClient();
  return useSubmit(async (body: BodyOf<typeof updateAccountSettings>) => {
    const saved = await call(updateAccountSettings, { body });
    queryClient.setQueryData(accountQuery().queryKey, saved);
    showToast.done('Saved.');
  });
}
