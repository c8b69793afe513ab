import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './registration.schemas.ts';

export const register = defineEndpoint<typeof schemas.register>({
  name: 'accounts.register',
  method: 'POST',
  path: '/api/register',
  access: 'public',
  errors: ['email-taken', 'rate-limited'],
  failure: 'account',
});
