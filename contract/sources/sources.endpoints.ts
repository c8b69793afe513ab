import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './sources.schemas.ts';

export const addSource = defineEndpoint<typeof schemas.addSource>({
  name: 'sources.add',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources',
  summary:
    'Add a website, text or question with answer (JSON) or a file (multipart field `file`); answers before the work is done',
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
  summary: 'List the sources of an agent',
  access: 'member',
});

export const getSource = defineEndpoint<typeof schemas.getSource>({
  name: 'sources.get',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}',
  summary: 'Get a source with its progress',
  access: 'member',
});

export const getSourceContent = defineEndpoint<typeof schemas.getSourceContent>({
  name: 'sources.get-content',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/content',
  summary:
    'Get the content of a source: the text, the question with its answer, the file name or the website',
  access: 'member',
});

export const updateSource = defineEndpoint<typeof schemas.updateSource>({
  name: 'sources.update',
  method: 'PATCH',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}',
  summary:
    'Change a text (title, text) or a question (question, answer, alternatives); the agent answers from the old version until the new one is ready',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['plan-limit', 'cannot-process'],
});

export const deleteSource = defineEndpoint<typeof schemas.deleteSource>({
  name: 'sources.delete',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}',
  summary: 'Delete a source; the agent stops using it at once',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
});

export const retrainSource = defineEndpoint<typeof schemas.retrainSource>({
  name: 'sources.retrain',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/retrain',
  summary: 'Read the source again; the agent answers from the old text until the new one is ready',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['conflict'],
});

export const cancelSource = defineEndpoint<typeof schemas.cancelSource>({
  name: 'sources.cancel',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/cancel',
  summary: 'Stop the training; what was read so far is kept',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
});

export const listSourcePages = defineEndpoint<typeof schemas.listSourcePages>({
  name: 'sources.list-pages',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/pages',
  summary: 'List the pages of a source with their statuses',
  access: 'member',
});
