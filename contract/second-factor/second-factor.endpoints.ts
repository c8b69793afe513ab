import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './second-factor.schemas.ts';

export const verifySecondFactor = defineEndpoint<typeof schemas.verifySecondFactor>({
  name: 'accounts.verify-second-factor',
  method: 'POST',
  path: '/api/login/second-factor',
  access: 'public',
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});

export const startSecondFactor = defineEndpoint<typeof schemas.startSecondFactor>({
  name: 'accounts.start-second-factor',
  method: 'POST',
  path: '/api/account/two-factor/start',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});

export const confirmSecondFactor = defineEndpoint<typeof schemas.confirmSecondFactor>({
  name: 'accounts.confirm-second-factor',
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});

export const disableSecondFactor = defineEndpoint<typeof schemas.disableSecondFactor>({
  name: 'accounts.disable-second-factor',
  method: 'POST',
  path: '/api/account/two-factor/disable',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});
