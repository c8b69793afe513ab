import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './identity.schemas.ts';

export const listIdentitySecrets = defineEndpoint<typeof schemas.listIdentitySecrets>({
  name: 'identity.list-secrets',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/identity-secrets',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const createIdentitySecret = defineEndpoint<typeof schemas.createIdentitySecret>({
  name: 'identity.create-secret',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/identity-secrets',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  status: 201,
  isAnswerSecret: true,
  errors: ['cannot-process'],
});

export const deleteIdentitySecret = defineEndpoint<typeof schemas.deleteIdentitySecret>({
  name: 'identity.delete-secret',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}/identity-secrets/{identitySecretId}',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});
