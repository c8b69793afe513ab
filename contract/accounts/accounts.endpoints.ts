import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './accounts.schemas.ts';

export const getAccountSettings = defineEndpoint<typeof schemas.getAccountSettings>({
  name: 'accounts.settings',
  method: 'GET',
  path: '/api/account',
  access: 'user',
});

export const updateAccountSettings = defineEndpoint<typeof schemas.updateAccountSettings>({
  name: 'accounts.update-settings',
  method: 'PATCH',
  path: '/api/account',
  access: 'user',
});

export const deleteAccount = defineEndpoint<typeof schemas.deleteAccount>({
  name: 'accounts.delete',
  method: 'DELETE',
  path: '/api/account',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
  failure: 'account',
});
