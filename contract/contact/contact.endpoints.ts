import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './contact.schemas.ts';

export const sendContactMessage = defineEndpoint<typeof schemas.sendContactMessage>({
  name: 'contact.send',
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  errors: ['rate-limited'],
  failure: 'account',
});
