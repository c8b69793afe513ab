import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './passkeys.schemas.ts';

export const listPasskeys = defineEndpoint<typeof schemas.listPasskeys>({
  name: 'accounts.list-passkeys',
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'user',
});

export const startPasskey = defineEndpoint<typeof schemas.startPasskey>({
  name: 'accounts.start-passkey',
  method: 'POST',
  path: '/api/account/passkeys/start',
  access: 'user',
  needsRecentConfirmation: true,
});

export const addPasskey = defineEndpoint<typeof schemas.addPasskey>({
  name: 'accounts.add-passkey',
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'user',
  needsRecentConfirmation: true,
  status: 201,
  errors: ['cannot-process'],
});

export const deletePasskey = defineEndpoint<typeof schemas.deletePasskey>({
  name: 'accounts.delete-passkey',
  method: 'DELETE',
  path: '/api/account/passkeys/{passkeyId}',
  access: 'user',
  needsRecentConfirmation: true,
});

export const startPasskeyLogin = defineEndpoint<typeof schemas.startPasskeyLogin>({
  name: 'accounts.start-passkey-login',
  method: 'POST',
  path: '/api/login/passkey/start',
  access: 'public',
});

export const finishPasskeyLogin = defineEndpoint<typeof schemas.finishPasskeyLogin>({
  name: 'accounts.finish-passkey-login',
  method: 'POST',
  path: '/api/login/passkey',
  access: 'public',
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});
