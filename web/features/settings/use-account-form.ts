import { useQueryClient } from '@tanstack/react-query';
import { updateAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { accountQuery } from '#web/console/account/account.queries.ts';
import { call } from '#web/lib/call.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** A form that saves some of the settings of the account, says so, and lets every page know. */
export function useAccountForm(read: (data: FormData) => BodyOf<typeof updateAccountSettings>) {
  const queryClient = useQueryClient();
  const form = useForm({
    read,
    send: async (body) => {
      const saved = await call(updateAccountSettings, { body });
      queryClient.setQueryData(accountQuery().queryKey, saved);
      showToast.done('Saved.');
    },
    warnsBeforeLeaving: true,
  });
  return form;
}
