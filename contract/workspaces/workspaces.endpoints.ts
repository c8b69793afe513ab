import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './workspaces.schemas.ts';

export const getWorkspace = defineEndpoint<typeof schemas.getWorkspace>({
  name: 'workspaces.get',
  method: 'GET',
  path: '/api/v1/workspace',
  access: 'member',
});

export const updateWorkspace = defineEndpoint<typeof schemas.updateWorkspace>({
  name: 'workspaces.update',
  method: 'PATCH',
  path: '/api/v1/workspace',
  access: 'member',
  role: 'admin',
});

/** Which workspace the session acts in from now on. */
export const switchWorkspace = defineEndpoint<typeof schemas.switchWorkspace>({
  name: 'workspaces.switch',
  method: 'POST',
  path: '/api/workspace-switch',
  access: 'user',
  errors: ['not-found'],
});

export const listMembers = defineEndpoint<typeof schemas.listMembers>({
  name: 'workspaces.list-members',
  method: 'GET',
  path: '/api/v1/members',
  access: 'member',
});

export const updateMember = defineEndpoint<typeof schemas.updateMember>({
  name: 'workspaces.update-member',
  method: 'PATCH',
  path: '/api/v1/members/{userId}',
  access: 'member',
  needsRecentConfirmation: true,
  role: 'admin',
  needsVerifiedEmail: true,
  errors: ['conflict'],
});

export const removeMember = defineEndpoint<typeof schemas.removeMember>({
  name: 'workspaces.remove-member',
  method: 'DELETE',
  path: '/api/v1/members/{userId}',
  access: 'member',
  needsRecentConfirmation: true,
  errors: ['conflict'],
});

export const listInvitations = defineEndpoint<typeof schemas.listInvitations>({
  name: 'workspaces.list-invitations',
  method: 'GET',
  path: '/api/v1/invitations',
  access: 'member',
  role: 'admin',
});

export const invite = defineEndpoint<typeof schemas.invite>({
  name: 'workspaces.invite',
  method: 'POST',
  path: '/api/v1/invitations',
  access: 'member',
  needsRecentConfirmation: { role: 'owner' },
  role: 'admin',
  needsVerifiedEmail: true,
  status: 201,
  errors: ['conflict', 'rate-limited'],
});

export const revokeInvitation = defineEndpoint<typeof schemas.revokeInvitation>({
  name: 'workspaces.revoke-invitation',
  method: 'DELETE',
  path: '/api/v1/invitations/{invitationId}',
  access: 'member',
  role: 'admin',
});

export const showInvitation = defineEndpoint<typeof schemas.showInvitation>({
  name: 'workspaces.show-invitation',
  method: 'POST',
  path: '/api/invitations/show',
  access: 'public',
  errors: ['not-found'],
});

export const acceptInvitation = defineEndpoint<typeof schemas.acceptInvitation>({
  name: 'workspaces.accept-invitation',
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'user',
  errors: ['not-found', 'not-allowed'],
});
