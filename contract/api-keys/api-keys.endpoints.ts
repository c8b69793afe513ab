import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './api-keys.schemas.ts';

export const createApiKey = defineEndpoint<typeof schemas.createApiKey>({
  name: 'api-keys.create',
  method: 'POST',
  path: '/api/v1/api-keys',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  status: 201,
  isAnswerSecret: true,
  errors: ['cannot-process'],
});

export const listApiKeys = defineEndpoint<typeof schemas.listApiKeys>({
  name: 'api-keys.list',
  method: 'GET',
  path: '/api/v1/api-keys',
  access: 'member',
  role: 'admin',
});

export const revokeApiKey = defineEndpoint<typeof schemas.revokeApiKey>({
  name: 'api-keys.revoke',
  method: 'DELETE',
  path: '/api/v1/api-keys/{apiKeyId}',
  access: 'member',
  role: 'admin',
});
