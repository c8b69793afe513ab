import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './docs.schemas.ts';

export const searchDocs = defineEndpoint<typeof schemas.searchDocs>({
  name: 'docs.search',
  method: 'GET',
  path: '/api/docs/search',
  access: 'public',
  errors: ['rate-limited'],
});

/** The agent of this install that answers from the documentation, for the live demo. */
export const getDemoAgent = defineEndpoint<typeof schemas.getDemoAgent>({
  name: 'docs.demo-agent',
  method: 'GET',
  path: '/api/demo-agent',
  access: 'public',
  errors: ['unavailable'],
});
