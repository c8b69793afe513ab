import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './contact.schemas.ts';

export const sendContactMessage = defineEndpoint<typeof schemas.sendContactMessage>({
  name: 'contact.send',
  method: 'POST',
  path: '/api/contact',
  summary: 'Send the operator a message; it is stored, emailed and confirmed to the sender',
  access: 'public',
  errors: ['rate-limited'],
  failure: 'account',
});
