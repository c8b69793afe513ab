import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './operation.schemas.ts';

export const getHealth = defineEndpoint<typeof schemas.getHealth>({
  name: 'operation.health',
  method: 'GET',
  path: '/api/health',
  access: 'public',
  errors: ['unavailable'],
});

export const getLiveness = defineEndpoint<typeof schemas.getLiveness>({
  name: 'operation.live',
  method: 'GET',
  path: '/api/health/live',
  access: 'public',
});

export const getReadiness = defineEndpoint<typeof schemas.getReadiness>({
  name: 'operation.ready',
  method: 'GET',
  path: '/api/health/ready',
  access: 'public',
  errors: ['unavailable'],
});

export const getOpenApi = defineEndpoint<typeof schemas.getOpenApi>({
  name: 'operation.openapi',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
});
