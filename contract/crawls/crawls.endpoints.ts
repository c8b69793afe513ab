import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './crawls.schemas.ts';

export const listCrawls = defineEndpoint<typeof schemas.listCrawls>({
  name: 'sources.list-crawls',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/crawls',
  access: 'member',
});

export const getCrawl = defineEndpoint<typeof schemas.getCrawl>({
  name: 'sources.get-crawl',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/crawls/{run}',
  access: 'member',
});

export const listPageChanges = defineEndpoint<typeof schemas.listPageChanges>({
  name: 'sources.list-page-changes',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/crawls/{run}/changes',
  access: 'member',
});

export const comparePage = defineEndpoint<typeof schemas.comparePage>({
  name: 'sources.compare-page',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/crawls/{run}/changes/{changeId}',
  access: 'member',
});

export const listTouchedAnswers = defineEndpoint<typeof schemas.listTouchedAnswers>({
  name: 'conversations.list-touched',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/crawls/{run}/touched',
  access: 'member',
});
