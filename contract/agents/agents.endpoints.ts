import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './agents.schemas.ts';

export const createAgent = defineEndpoint<typeof schemas.createAgent>({
  name: 'agents.create',
  method: 'POST',
  path: '/api/v1/agents',
  access: 'member',
  role: 'agent-editor',
  status: 201,
  errors: ['plan-limit'],
});

export const listAgents = defineEndpoint<typeof schemas.listAgents>({
  name: 'agents.list',
  method: 'GET',
  path: '/api/v1/agents',
  access: 'member',
});

export const getAgent = defineEndpoint<typeof schemas.getAgent>({
  name: 'agents.get',
  method: 'GET',
  path: '/api/v1/agents/{agentId}',
  access: 'member',
});

export const updateAgent = defineEndpoint<typeof schemas.updateAgent>({
  name: 'agents.update',
  method: 'PATCH',
  path: '/api/v1/agents/{agentId}',
  access: 'member',
  role: 'agent-editor',
  errors: ['conflict'],
});

export const listAgentVersions = defineEndpoint<typeof schemas.listAgentVersions>({
  name: 'agents.list-versions',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/versions',
  access: 'member',
  role: 'agent-editor',
});

export const undoAgentVersion = defineEndpoint<typeof schemas.undoAgentVersion>({
  name: 'agents.undo-version',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/versions/{version}/undo',
  access: 'member',
  role: 'agent-editor',
  errors: ['cannot-process'],
});

export const duplicateAgent = defineEndpoint<typeof schemas.duplicateAgent>({
  name: 'agents.duplicate',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/duplicate',
  access: 'member',
  role: 'agent-editor',
  status: 201,
  errors: ['plan-limit'],
});

export const keepAgents = defineEndpoint<typeof schemas.keepAgents>({
  name: 'agents.keep',
  method: 'PUT',
  path: '/api/v1/kept-agents',
  access: 'member',
  role: 'admin',
  errors: ['not-found'],
});

export const addSampleAgent = defineEndpoint<typeof schemas.addSampleAgent>({
  name: 'agents.add-sample',
  method: 'POST',
  path: '/api/v1/sample-agent',
  access: 'member',
  role: 'agent-editor',
  status: 201,
  errors: ['plan-limit'],
});

export const setAvatar = defineEndpoint<typeof schemas.setAvatar>({
  name: 'agents.set-avatar',
  method: 'PUT',
  path: '/api/v1/agents/{agentId}/avatar',
  access: 'member',
  role: 'agent-editor',
  transport: 'multipart',
  errors: ['too-large', 'unsupported-type', 'cannot-process', 'unavailable'],
});

export const removeAvatar = defineEndpoint<typeof schemas.removeAvatar>({
  name: 'agents.remove-avatar',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}/avatar',
  access: 'member',
  role: 'agent-editor',
});

export const setCover = defineEndpoint<typeof schemas.setCover>({
  name: 'agents.set-cover',
  method: 'PUT',
  path: '/api/v1/agents/{agentId}/cover',
  access: 'member',
  role: 'agent-editor',
  transport: 'multipart',
  errors: ['too-large', 'unsupported-type', 'cannot-process', 'unavailable'],
});

export const removeCover = defineEndpoint<typeof schemas.removeCover>({
  name: 'agents.remove-cover',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}/cover',
  access: 'member',
  role: 'agent-editor',
});

export const deleteAgent = defineEndpoint<typeof schemas.deleteAgent>({
  name: 'agents.delete',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}',
  access: 'member',
  role: 'admin',
});

export const suggestFromWebsite = defineEndpoint<typeof schemas.suggestFromWebsite>({
  name: 'agents.suggest-from-site',
  method: 'POST',
  path: '/api/v1/site-suggestions',
  access: 'member',
  role: 'agent-editor',
  errors: ['cannot-process', 'rate-limited'],
});

export const listModels = defineEndpoint<typeof schemas.listModels>({
  name: 'agents.list-models',
  method: 'GET',
  path: '/api/v1/language-models',
  access: 'member',
});
