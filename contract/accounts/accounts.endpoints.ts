import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './accounts.schemas.ts';

export const register = defineEndpoint<typeof schemas.register>({
  name: 'accounts.register',
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in',
  access: 'public',
  errors: ['email-taken', 'rate-limited'],
  failure: 'account',
});

export const getAccountSettings = defineEndpoint<typeof schemas.getAccountSettings>({
  name: 'accounts.settings',
  method: 'GET',
  path: '/api/account',
  summary: 'Get the settings of the signed-in account',
  access: 'user',
});

export const updateAccountSettings = defineEndpoint<typeof schemas.updateAccountSettings>({
  name: 'accounts.update-settings',
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change the language, time zone or email notifications',
  access: 'user',
});

export const deleteAccount = defineEndpoint<typeof schemas.deleteAccount>({
  name: 'accounts.delete',
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Delete the account and every workspace that nobody else owns; the email address is required to confirm',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
  failure: 'account',
});
