import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './sessions.schemas.ts';

export const getCsrfToken = defineEndpoint<typeof schemas.getCsrfToken>({
  name: 'accounts.csrf-token',
  method: 'GET',
  path: '/api/csrf-token',
  access: 'public',
});

export const logout = defineEndpoint<typeof schemas.logout>({
  name: 'accounts.logout',
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  failure: 'account',
});

export const listSessions = defineEndpoint<typeof schemas.listSessions>({
  name: 'accounts.list-sessions',
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
});

export const endOtherSession = defineEndpoint<typeof schemas.endOtherSession>({
  name: 'accounts.end-session',
  method: 'DELETE',
  path: '/api/account/sessions/{sessionId}',
  access: 'user',
});
