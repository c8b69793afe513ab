import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './tool-servers.schemas.ts';

export const listToolServers = defineEndpoint<typeof schemas.listToolServers>({
  name: 'tool-servers.list',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/tool-servers',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const connectToolServer = defineEndpoint<typeof schemas.connectToolServer>({
  name: 'tool-servers.connect',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/tool-servers',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  status: 201,
  errors: ['cannot-process', 'rate-limited'],
});

export const allowTools = defineEndpoint<typeof schemas.allowTools>({
  name: 'tool-servers.allow-tools',
  method: 'PUT',
  path: '/api/v1/agents/{agentId}/tool-servers/{toolServerId}/tools',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
});

export const refreshToolServer = defineEndpoint<typeof schemas.refreshToolServer>({
  name: 'tool-servers.refresh',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/tool-servers/{toolServerId}/refresh',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  errors: ['cannot-process', 'rate-limited'],
});

export const replaceToolServerToken = defineEndpoint<typeof schemas.replaceToolServerToken>({
  name: 'tool-servers.replace-token',
  method: 'PUT',
  path: '/api/v1/agents/{agentId}/tool-servers/{toolServerId}/token',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  errors: ['cannot-process', 'rate-limited'],
});

export const deleteToolServer = defineEndpoint<typeof schemas.deleteToolServer>({
  name: 'tool-servers.delete',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}/tool-servers/{toolServerId}',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});
