import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './passwords.schemas.ts';

export const requestPasswordReset = defineEndpoint<typeof schemas.requestPasswordReset>({
  name: 'accounts.request-password-reset',
  method: 'POST',
  path: '/api/password-reset-requests',
  summary:
    'Email a link to choose a new password; the response is the same whether or not the address is known',
  access: 'public',
  errors: ['rate-limited'],
  failure: 'account',
});

export const resetPassword = defineEndpoint<typeof schemas.resetPassword>({
  name: 'accounts.reset-password',
  method: 'POST',
  path: '/api/password-resets',
  summary:
    'Choose a new password with the token of an emailed link, once and within the hour; ends all sessions',
  access: 'public',
  errors: ['rate-limited'],
  failure: 'account',
});

export const changePassword = defineEndpoint<typeof schemas.changePassword>({
  name: 'accounts.change-password',
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password, with the current one if there is one; ends all other sessions',
  access: 'user',
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});
