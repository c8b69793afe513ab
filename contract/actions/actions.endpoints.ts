import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './actions.schemas.ts';

export const listActions = defineEndpoint<typeof schemas.listActions>({
  name: 'actions.list',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/actions',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const createAction = defineEndpoint<typeof schemas.createAction>({
  name: 'actions.create',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/actions',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  status: 201,
  errors: ['cannot-process', 'conflict'],
});

export const updateAction = defineEndpoint<typeof schemas.updateAction>({
  name: 'actions.update',
  method: 'PATCH',
  path: '/api/v1/agents/{agentId}/actions/{actionId}',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  errors: ['conflict'],
});

export const deleteAction = defineEndpoint<typeof schemas.deleteAction>({
  name: 'actions.delete',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}/actions/{actionId}',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const readOpenapi = defineEndpoint<typeof schemas.readOpenapi>({
  name: 'actions.read-openapi',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/actions/openapi',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  errors: ['cannot-process', 'rate-limited'],
});

export const testAction = defineEndpoint<typeof schemas.testAction>({
  name: 'actions.test',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/actions/{actionId}/test',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  errors: ['rate-limited'],
});
