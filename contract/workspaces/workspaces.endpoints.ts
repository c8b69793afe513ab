import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './workspaces.schemas.ts';

export const getWorkspace = defineEndpoint<typeof schemas.getWorkspace>({
  name: 'workspaces.get',
  method: 'GET',
  path: '/api/v1/workspace',
  summary: "Get the current workspace, the caller's role, and the other workspaces of a signed-in user",
  access: 'member',
});

export const updateWorkspace = defineEndpoint<typeof schemas.updateWorkspace>({
  name: 'workspaces.update',
  method: 'PATCH',
  path: '/api/v1/workspace',
  summary: 'Rename the workspace',
  access: 'member',
  role: 'admin',
});

/** Which workspace the session acts in from now on. */
export const switchWorkspace = defineEndpoint<typeof schemas.switchWorkspace>({
  name: 'workspaces.switch',
  method: 'POST',
  path: '/api/workspace-switch',
  summary: 'Switch to another of your workspaces',
  access: 'user',
  errors: ['not-found'],
});

export const listMembers = defineEndpoint<typeof schemas.listMembers>({
  name: 'workspaces.list-members',
  method: 'GET',
  path: '/api/v1/members',
  summary: 'List members',
  access: 'member',
});

export const updateMember = defineEndpoint<typeof schemas.updateMember>({
  name: 'workspaces.update-member',
  method: 'PATCH',
  path: '/api/v1/members/{userId}',
  summary:
    'Change a role, signed in and not with a key; a workspace keeps at least one owner, and only owners make owners',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  errors: ['conflict'],
});

export const removeMember = defineEndpoint<typeof schemas.removeMember>({
  name: 'workspaces.remove-member',
  method: 'DELETE',
  path: '/api/v1/members/{userId}',
  summary: 'Remove a member or leave, only when signed in and not with an API key',
  access: 'member',
  errors: ['conflict'],
});

export const listInvitations = defineEndpoint<typeof schemas.listInvitations>({
  name: 'workspaces.list-invitations',
  method: 'GET',
  path: '/api/v1/invitations',
  summary: 'List open invitations',
  access: 'member',
  role: 'admin',
});

export const invite = defineEndpoint<typeof schemas.invite>({
  name: 'workspaces.invite',
  method: 'POST',
  path: '/api/v1/invitations',
  summary:
    'Invite someone by email, only when signed in and not with an API key; inviting again sends a new link',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  status: 201,
  errors: ['conflict', 'rate-limited'],
});

export const revokeInvitation = defineEndpoint<typeof schemas.revokeInvitation>({
  name: 'workspaces.revoke-invitation',
  method: 'DELETE',
  path: '/api/v1/invitations/{invitationId}',
  summary: 'Revoke an invitation',
  access: 'member',
  role: 'admin',
});

export const showInvitation = defineEndpoint<typeof schemas.showInvitation>({
  name: 'workspaces.show-invitation',
  method: 'POST',
  path: '/api/invitations/show',
  summary: 'Get the details of an emailed invitation',
  access: 'public',
  errors: ['not-found'],
});

export const acceptInvitation = defineEndpoint<typeof schemas.acceptInvitation>({
  name: 'workspaces.accept-invitation',
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Accept an invitation, signed in with the invited email address',
  access: 'user',
  errors: ['not-found', 'not-allowed'],
});
