import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './operated-workspaces.schemas.ts';

export const listWorkspaces = defineEndpoint<typeof schemas.listWorkspaces>({
  name: 'operated-workspaces.list',
  method: 'GET',
  path: '/api/operator/workspaces',
  access: 'operator',
});

export const getOperatedWorkspace = defineEndpoint<typeof schemas.getOperatedWorkspace>({
  name: 'operated-workspaces.get',
  method: 'GET',
  path: '/api/operator/workspaces/{workspaceId}',
  access: 'operator',
  errors: ['not-found'],
});

export const grantPlan = defineEndpoint<typeof schemas.grantPlan>({
  name: 'operated-workspaces.grant-plan',
  method: 'POST',
  path: '/api/operator/workspaces/{workspaceId}/grant',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found'],
});

export const endGrant = defineEndpoint<typeof schemas.endGrant>({
  name: 'operated-workspaces.end-grant',
  method: 'POST',
  path: '/api/operator/workspaces/{workspaceId}/end-grant',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found', 'conflict'],
});

export const suspendWorkspace = defineEndpoint<typeof schemas.suspendWorkspace>({
  name: 'operated-workspaces.suspend',
  method: 'POST',
  path: '/api/operator/workspaces/{workspaceId}/suspend',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found', 'conflict'],
});

export const resumeWorkspace = defineEndpoint<typeof schemas.resumeWorkspace>({
  name: 'operated-workspaces.resume',
  method: 'POST',
  path: '/api/operator/workspaces/{workspaceId}/resume',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found', 'conflict'],
});

export const listCosts = defineEndpoint<typeof schemas.listCosts>({
  name: 'operated-workspaces.list-costs',
  method: 'GET',
  path: '/api/operator/costs',
  access: 'operator',
});
