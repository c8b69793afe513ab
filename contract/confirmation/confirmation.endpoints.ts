import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './confirmation.schemas.ts';

export const getConfirmation = defineEndpoint<typeof schemas.getConfirmation>({
  name: 'accounts.confirmation',
  method: 'GET',
  path: '/api/account/confirmation',
  access: 'user',
});

export const confirmIdentity = defineEndpoint<typeof schemas.confirmIdentity>({
  name: 'accounts.confirm',
  method: 'POST',
  path: '/api/account/confirmation',
  access: 'user',
  errors: ['invalid-credentials', 'rate-limited'],
});

export const sendConfirmationCode = defineEndpoint<typeof schemas.sendConfirmationCode>({
  name: 'accounts.send-confirmation-code',
  method: 'POST',
  path: '/api/account/confirmation/code',
  access: 'user',
  errors: ['conflict', 'rate-limited'],
});
