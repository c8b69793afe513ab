import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './docs.schemas.ts';

export const searchDocs = defineEndpoint<typeof schemas.searchDocs>({
  name: 'docs.search',
  method: 'GET',
  path: '/api/docs/search',
  access: 'public',
  errors: ['rate-limited'],
});

/** What a reader says of a page of the documentation; with the id of an earlier answer, a comment on it. */
export const rateDocsPage = defineEndpoint<typeof schemas.rateDocsPage>({
  name: 'docs.rate-page',
  method: 'POST',
  path: '/api/docs/feedback',
  access: 'public',
  errors: ['not-found', 'rate-limited'],
});

/** The agent of this install that answers from the documentation, for the live demo. */
export const getDemoAgent = defineEndpoint<typeof schemas.getDemoAgent>({
  name: 'docs.demo-agent',
  method: 'GET',
  path: '/api/demo-agent',
  access: 'public',
  errors: ['unavailable'],
});
