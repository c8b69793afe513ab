import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './sign-in.schemas.ts';

export const login = defineEndpoint<typeof schemas.login>({
  name: 'accounts.login',
  method: 'POST',
  path: '/api/login',
  access: 'public',
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});

/** Which ways of signing in this install offers, for the sign-in pages. */
export const getSignInMethods = defineEndpoint<typeof schemas.getSignInMethods>({
  name: 'accounts.sign-in-methods',
  method: 'GET',
  path: '/api/sign-in-methods',
  access: 'public',
});
