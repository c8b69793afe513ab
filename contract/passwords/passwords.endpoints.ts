import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './passwords.schemas.ts';

export const requestPasswordReset = defineEndpoint<typeof schemas.requestPasswordReset>({
  name: 'accounts.request-password-reset',
  method: 'POST',
  path: '/api/password-reset-requests',
  access: 'public',
  errors: ['rate-limited'],
  failure: 'account',
});

export const resetPassword = defineEndpoint<typeof schemas.resetPassword>({
  name: 'accounts.reset-password',
  method: 'POST',
  path: '/api/password-resets',
  access: 'public',
  errors: ['rate-limited'],
  failure: 'account',
});

export const changePassword = defineEndpoint<typeof schemas.changePassword>({
  name: 'accounts.change-password',
  method: 'POST',
  path: '/api/account/password',
  access: 'user',
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});
