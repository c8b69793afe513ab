import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const partSchema = z.enum(['ok', 'down']);

export const getHealth = defineEndpoint({
  name: 'operation.health',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether everything works: 200, or 503 while something is down',
  access: 'public',
  answer: z.object({ status: partSchema, version: z.string(), database: partSchema, jobs: partSchema }),
  errors: ['unavailable'],
});

export const getOpenApi = defineEndpoint({
  name: 'operation.openapi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This document',
  access: 'public',
  answer: z.looseObject({ openapi: z.string() }),
});
