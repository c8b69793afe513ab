import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './sessions.schemas.ts';

export const getCsrfToken = defineEndpoint<typeof schemas.getCsrfToken>({
  name: 'accounts.csrf-token',
  method: 'GET',
  path: '/api/csrf-token',
  summary: 'Get the token that every changing call sends back in the X-CSRF-Token header',
  access: 'public',
});

export const logout = defineEndpoint<typeof schemas.logout>({
  name: 'accounts.logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out of this session',
  access: 'public',
  failure: 'account',
});

export const listSessions = defineEndpoint<typeof schemas.listSessions>({
  name: 'accounts.list-sessions',
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'List where the account is signed in',
  access: 'user',
});

export const endOtherSession = defineEndpoint<typeof schemas.endOtherSession>({
  name: 'accounts.end-session',
  method: 'DELETE',
  path: '/api/account/sessions/{sessionId}',
  summary: 'Sign out another session',
  access: 'user',
});
