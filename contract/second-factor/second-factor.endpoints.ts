import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './second-factor.schemas.ts';

export const verifySecondFactor = defineEndpoint<typeof schemas.verifySecondFactor>({
  name: 'accounts.verify-second-factor',
  method: 'POST',
  path: '/api/login/second-factor',
  summary: 'Finish signing in with a code from the authenticator app or a recovery code',
  access: 'public',
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});

export const startSecondFactor = defineEndpoint<typeof schemas.startSecondFactor>({
  name: 'accounts.start-second-factor',
  method: 'POST',
  path: '/api/account/two-factor/start',
  summary: 'Get the secret for an authenticator app; nothing changes until a code confirms it',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});

export const confirmSecondFactor = defineEndpoint<typeof schemas.confirmSecondFactor>({
  name: 'accounts.confirm-second-factor',
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  summary: 'Turn on two-factor sign-in with a first code; the recovery codes are shown only once',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});

export const disableSecondFactor = defineEndpoint<typeof schemas.disableSecondFactor>({
  name: 'accounts.disable-second-factor',
  method: 'POST',
  path: '/api/account/two-factor/disable',
  summary: 'Turn off two-factor sign-in, with a code and the password if there is one',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});
