import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './sources.schemas.ts';

export const addSource = defineEndpoint<typeof schemas.addSource>({
  name: 'sources.add',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  status: 201,
  transport: 'multipart',
  errors: ['plan-limit', 'conflict', 'too-large', 'unsupported-type', 'cannot-process'],
});

export const listSources = defineEndpoint<typeof schemas.listSources>({
  name: 'sources.list',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources',
  access: 'member',
});

export const getSource = defineEndpoint<typeof schemas.getSource>({
  name: 'sources.get',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}',
  access: 'member',
});

export const getSourceContent = defineEndpoint<typeof schemas.getSourceContent>({
  name: 'sources.get-content',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/content',
  access: 'member',
});

export const updateSource = defineEndpoint<typeof schemas.updateSource>({
  name: 'sources.update',
  method: 'PATCH',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['plan-limit', 'cannot-process'],
});

export const suggestWordings = defineEndpoint<typeof schemas.suggestWordings>({
  name: 'sources.suggest-wordings',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/wording-suggestions',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['cannot-process'],
});

export const deleteSource = defineEndpoint<typeof schemas.deleteSource>({
  name: 'sources.delete',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
});

export const replaceFile = defineEndpoint<typeof schemas.replaceFile>({
  name: 'sources.replace-file',
  method: 'PUT',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/file',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  transport: 'multipart',
  errors: ['plan-limit', 'conflict', 'too-large', 'unsupported-type', 'cannot-process'],
});

export const retrainSources = defineEndpoint<typeof schemas.retrainSources>({
  name: 'sources.retrain-several',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/retrain',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['plan-limit'],
});

export const deleteSources = defineEndpoint<typeof schemas.deleteSources>({
  name: 'sources.delete-several',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/delete',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
});

export const reviewSources = defineEndpoint<typeof schemas.reviewSources>({
  name: 'sources.review',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/source-review',
  access: 'member',
});

export const retrainSource = defineEndpoint<typeof schemas.retrainSource>({
  name: 'sources.retrain',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/retrain',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['plan-limit', 'conflict'],
});

export const cancelSource = defineEndpoint<typeof schemas.cancelSource>({
  name: 'sources.cancel',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/cancel',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
});
