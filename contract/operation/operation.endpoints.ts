import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './operation.schemas.ts';

export const getHealth = defineEndpoint<typeof schemas.getHealth>({
  name: 'operation.health',
  method: 'GET',
  path: '/api/health',
  summary: 'Check whether everything works: 200, or 503 while something is down',
  access: 'public',
  errors: ['unavailable'],
});

export const getOpenApi = defineEndpoint<typeof schemas.getOpenApi>({
  name: 'operation.openapi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This document',
  access: 'public',
});
