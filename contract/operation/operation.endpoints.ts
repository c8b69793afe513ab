import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './operation.schemas.ts';

export const getHealth = defineEndpoint<typeof schemas.getHealth>({
  name: 'operation.health',
  method: 'GET',
  path: '/api/health',
  access: 'public',
  errors: ['unavailable'],
});

export const getOpenApi = defineEndpoint<typeof schemas.getOpenApi>({
  name: 'operation.openapi',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
});
