import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './passkeys.schemas.ts';

export const listPasskeys = defineEndpoint<typeof schemas.listPasskeys>({
  name: 'accounts.list-passkeys',
  method: 'GET',
  path: '/api/account/passkeys',
  summary: 'List passkeys',
  access: 'user',
});

export const startPasskey = defineEndpoint<typeof schemas.startPasskey>({
  name: 'accounts.start-passkey',
  method: 'POST',
  path: '/api/account/passkeys/start',
  summary: 'Get the options for navigator.credentials.create',
  access: 'user',
});

export const addPasskey = defineEndpoint<typeof schemas.addPasskey>({
  name: 'accounts.add-passkey',
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Store the passkey that the browser created',
  access: 'user',
  status: 201,
  errors: ['cannot-process'],
});

export const deletePasskey = defineEndpoint<typeof schemas.deletePasskey>({
  name: 'accounts.delete-passkey',
  method: 'DELETE',
  path: '/api/account/passkeys/{passkeyId}',
  summary: 'Delete a passkey',
  access: 'user',
});

export const startPasskeyLogin = defineEndpoint<typeof schemas.startPasskeyLogin>({
  name: 'accounts.start-passkey-login',
  method: 'POST',
  path: '/api/login/passkey/start',
  summary: 'Get the options for navigator.credentials.get',
  access: 'public',
});

export const finishPasskeyLogin = defineEndpoint<typeof schemas.finishPasskeyLogin>({
  name: 'accounts.finish-passkey-login',
  method: 'POST',
  path: '/api/login/passkey',
  summary:
    'Sign in with a passkey; a code is required if two-factor sign-in is on and the passkey did not verify its user',
  access: 'public',
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});
