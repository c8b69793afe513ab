import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './synonyms.schemas.ts';

export const getSynonyms = defineEndpoint<typeof schemas.getSynonyms>({
  name: 'synonyms.get',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/synonyms',
  access: 'member',
});

export const setSynonyms = defineEndpoint<typeof schemas.setSynonyms>({
  name: 'synonyms.set',
  method: 'PUT',
  path: '/api/v1/agents/{agentId}/synonyms',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
});

export const suggestSynonyms = defineEndpoint<typeof schemas.suggestSynonyms>({
  name: 'synonyms.suggest',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/synonyms/suggestions',
  access: 'member',
});
