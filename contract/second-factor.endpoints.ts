import { defineEndpoint } from './endpoint.ts';
import type * as schemas from './second-factor.schemas.ts';

export const verifySecondFactor = defineEndpoint<typeof schemas.verifySecondFactor>({
  name: 'accounts.verify-second-factor',
  method: 'POST',
  path: '/api/login/second-factor',
  summary: 'Finish signing in with a code of the authenticator or a recovery code',
  access: 'public',
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});

export const startTwoFactor = defineEndpoint<typeof schemas.startTwoFactor>({
  name: 'accounts.start-two-factor',
  method: 'POST',
  path: '/api/account/two-factor/start',
  summary: 'Get the secret for an authenticator; nothing changes until a code confirms it',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});

export const confirmTwoFactor = defineEndpoint<typeof schemas.confirmTwoFactor>({
  name: 'accounts.confirm-two-factor',
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  summary: 'Turn two-factor on with a first code; the recovery codes are shown this once',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});

export const disableTwoFactor = defineEndpoint<typeof schemas.disableTwoFactor>({
  name: 'accounts.disable-two-factor',
  method: 'POST',
  path: '/api/account/two-factor/disable',
  summary: 'Turn two-factor off, with the password where there is one, and a code',
  access: 'user',
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});
