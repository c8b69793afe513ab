import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './google-sign-in.schemas.ts';

/** Browsers are sent here by a link; the answer is a redirect to the provider. */
export const startGoogle = defineEndpoint<typeof schemas.startGoogle>({
  name: 'accounts.start-google',
  method: 'GET',
  path: '/api/google/start',
  summary: 'Start signing in with Google; responds with a redirect',
  access: 'public',
  status: 302,
});

export const finishGoogle = defineEndpoint<typeof schemas.finishGoogle>({
  name: 'accounts.finish-google',
  method: 'GET',
  path: '/api/google/callback',
  summary:
    'Where Google sends the browser back; answers with a redirect to the page that was asked for, or to /login?error=…',
  access: 'public',
  status: 302,
});
