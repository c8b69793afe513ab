import type { Hono } from 'hono';
import * as contract from '#contract/accounts/accounts.endpoints.ts';
import type { Services } from '#server/context.ts';
import { signOut } from '#server/features/sessions/sign-out.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { deleteAccount } from './delete-account.ts';
import { getAccountSettings } from './get-account-settings.ts';
import { updateAccountSettings } from './update-account-settings.ts';

export function bindAccounts(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getAccountSettings, ({ signedIn }) =>
    getAccountSettings(services, signedIn.user.id),
  );
  bindEndpoint(app, services, contract.updateAccountSettings, async ({ signedIn, body }) => {
    await updateAccountSettings(services, signedIn.user.id, body);
    return getAccountSettings(services, signedIn.user.id);
  });
  bindEndpoint(app, services, contract.deleteAccount, async ({ http, signedIn, body }) => {
    const erased = await deleteAccount(services, signedIn, body);
    await signOut(services, http);
    return {
      success: true as const,
      message: 'Your account and everything that only it owned are deleted.',
      erased,
    };
  });
}
