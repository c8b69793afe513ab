import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './api-keys.schemas.ts';

export const createApiKey = defineEndpoint<typeof schemas.createApiKey>({
  name: 'api-keys.create',
  method: 'POST',
  path: '/api/v1/api-keys',
  summary:
    'Create an API key, only when signed in and not with an API key; the response is the only time it is shown',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  status: 201,
  isAnswerSecret: true,
});

export const listApiKeys = defineEndpoint<typeof schemas.listApiKeys>({
  name: 'api-keys.list',
  method: 'GET',
  path: '/api/v1/api-keys',
  summary: 'List the API keys of the workspace',
  access: 'member',
  role: 'admin',
});

export const revokeApiKey = defineEndpoint<typeof schemas.revokeApiKey>({
  name: 'api-keys.revoke',
  method: 'DELETE',
  path: '/api/v1/api-keys/{apiKeyId}',
  summary: 'Revoke an API key at once',
  access: 'member',
  role: 'admin',
});
