import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './source-pages.schemas.ts';

export const listSourcePages = defineEndpoint<typeof schemas.listSourcePages>({
  name: 'sources.list-pages',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/pages',
  access: 'member',
});

export const readPassages = defineEndpoint<typeof schemas.readPassages>({
  name: 'sources.read-passages',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/passages',
  access: 'member',
});

export const matchPages = defineEndpoint<typeof schemas.matchPages>({
  name: 'sources.match-pages',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/pages/match',
  access: 'member',
  scope: 'sources',
});

export const getSourcePage = defineEndpoint<typeof schemas.getSourcePage>({
  name: 'sources.get-page',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/pages/{pageId}',
  access: 'member',
});

export const listPassages = defineEndpoint<typeof schemas.listPassages>({
  name: 'sources.list-passages',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/pages/{pageId}/passages',
  access: 'member',
});

export const retrainPages = defineEndpoint<typeof schemas.retrainPages>({
  name: 'sources.retrain-pages',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/pages/retrain',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['plan-limit', 'conflict', 'cannot-process'],
});

export const swapPages = defineEndpoint<typeof schemas.swapPages>({
  name: 'sources.swap-pages',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/pages/swap',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['conflict', 'cannot-process'],
});

export const removePages = defineEndpoint<typeof schemas.removePages>({
  name: 'sources.remove-pages',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/pages/remove',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['cannot-process'],
});
