import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './contradictions.schemas.ts';

export const listContradictions = defineEndpoint<typeof schemas.listContradictions>({
  name: 'contradictions.list',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/contradictions',
  access: 'member',
});

export const dismissContradiction = defineEndpoint<typeof schemas.dismissContradiction>({
  name: 'contradictions.dismiss',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/contradictions/dismiss',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
});
