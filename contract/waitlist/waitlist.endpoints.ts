import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './waitlist.schemas.ts';

export const joinWaitlist = defineEndpoint<typeof schemas.joinWaitlist>({
  name: 'waitlist.join',
  method: 'POST',
  path: '/api/waitlist',
  access: 'public',
  errors: ['rate-limited'],
  failure: 'account',
});
