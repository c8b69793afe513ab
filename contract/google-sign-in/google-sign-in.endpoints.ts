import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './google-sign-in.schemas.ts';

/** Browsers are sent here by a link; the answer is a redirect to the provider. */
export const startGoogle = defineEndpoint<typeof schemas.startGoogle>({
  name: 'accounts.start-google',
  method: 'GET',
  path: '/api/google/start',
  access: 'public',
  status: 302,
});

export const finishGoogle = defineEndpoint<typeof schemas.finishGoogle>({
  name: 'accounts.finish-google',
  method: 'GET',
  path: '/api/google/callback',
  access: 'public',
  status: 302,
});
