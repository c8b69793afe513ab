import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './notion.schemas.ts';

export const getNotion = defineEndpoint<typeof schemas.getNotion>({
  name: 'notion.get',
  method: 'GET',
  path: '/api/v1/notion',
  access: 'member',
  role: 'agent-editor',
});

/** What agents say comes from this Notion workspace, so a session alone is not enough. */
export const connectNotion = defineEndpoint<typeof schemas.connectNotion>({
  name: 'notion.connect',
  method: 'PUT',
  path: '/api/v1/notion',
  access: 'member',
  role: 'admin',
  needsRecentConfirmation: true,
  errors: ['cannot-process', 'unavailable'],
});

export const disconnectNotion = defineEndpoint<typeof schemas.disconnectNotion>({
  name: 'notion.disconnect',
  method: 'DELETE',
  path: '/api/v1/notion',
  access: 'member',
  role: 'admin',
});

export const startNotionSignIn = defineEndpoint<typeof schemas.startNotionSignIn>({
  name: 'notion.start-sign-in',
  method: 'POST',
  path: '/api/v1/notion/sign-in',
  access: 'member',
  role: 'admin',
  needsRecentConfirmation: true,
  errors: ['cannot-process'],
});

export const finishNotionSignIn = defineEndpoint<typeof schemas.finishNotionSignIn>({
  name: 'notion.finish-sign-in',
  method: 'POST',
  path: '/api/v1/notion/sign-in/finish',
  access: 'member',
  role: 'admin',
  needsRecentConfirmation: true,
  errors: ['cannot-process', 'unavailable'],
});

/** Browsers are sent here by Notion. */
export const returnFromNotion = defineEndpoint<typeof schemas.returnFromNotion>({
  name: 'notion.return',
  method: 'GET',
  path: '/api/notion/callback',
  access: 'public',
  status: 302,
});

export const searchNotion = defineEndpoint<typeof schemas.searchNotion>({
  name: 'notion.search',
  method: 'GET',
  path: '/api/v1/notion/pages',
  access: 'member',
  role: 'agent-editor',
  errors: ['cannot-process', 'unavailable'],
});
