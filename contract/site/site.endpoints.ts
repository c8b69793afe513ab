import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './site.schemas.ts';

export const sendContactMessage = defineEndpoint<typeof schemas.sendContactMessage>({
  name: 'site.contact',
  method: 'POST',
  path: '/api/contact',
  summary: 'Send the operator a message; it is stored, emailed and confirmed to the sender',
  access: 'public',
  errors: ['rate-limited'],
  failure: 'account',
});

export const joinWaitlist = defineEndpoint<typeof schemas.joinWaitlist>({
  name: 'site.join-waitlist',
  method: 'POST',
  path: '/api/waitlist',
  summary: 'Join the ChatGenie waitlist; joining twice is not an error',
  access: 'public',
  errors: ['rate-limited'],
  failure: 'account',
});

export const getStatus = defineEndpoint<typeof schemas.getStatus>({
  name: 'site.status',
  method: 'GET',
  path: '/api/status',
  summary: 'Get the measured status now and over the last 90 days',
  access: 'public',
});

export const searchDocs = defineEndpoint<typeof schemas.searchDocs>({
  name: 'site.search-docs',
  method: 'GET',
  path: '/api/docs/search',
  summary: "Search the documentation with the product's own retrieval",
  access: 'public',
  errors: ['rate-limited'],
});

/** The agent of this install that answers from the documentation, for the live demo. */
export const getDemoAgent = defineEndpoint<typeof schemas.getDemoAgent>({
  name: 'site.demo-agent',
  method: 'GET',
  path: '/api/demo-agent',
  summary: 'Get the id of the agent that answers from the documentation',
  access: 'public',
  errors: ['unavailable'],
});
