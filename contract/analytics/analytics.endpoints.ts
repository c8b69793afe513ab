import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './analytics.schemas.ts';

export const countLeads = defineEndpoint<typeof schemas.countLeads>({
  name: 'analytics.count-leads',
  method: 'GET',
  path: '/api/v1/analytics/leads',
  access: 'member',
});

export const listAttention = defineEndpoint<typeof schemas.listAttention>({
  name: 'analytics.list-attention',
  method: 'GET',
  path: '/api/v1/analytics/attention',
  access: 'member',
});

export const listHours = defineEndpoint<typeof schemas.listHours>({
  name: 'analytics.list-hours',
  method: 'GET',
  path: '/api/v1/analytics/hours',
  access: 'member',
});

export const listTop = defineEndpoint<typeof schemas.listTop>({
  name: 'analytics.list-top',
  method: 'GET',
  path: '/api/v1/analytics/top',
  access: 'member',
});

export const listUsedSources = defineEndpoint<typeof schemas.listUsedSources>({
  name: 'analytics.list-used-sources',
  method: 'GET',
  path: '/api/v1/analytics/sources',
  access: 'member',
});

export const listTopQuestions = defineEndpoint<typeof schemas.listTopQuestions>({
  name: 'analytics.list-top-questions',
  method: 'GET',
  path: '/api/v1/analytics/questions',
  access: 'member',
});

export const measureFirstWord = defineEndpoint<typeof schemas.measureFirstWord>({
  name: 'analytics.measure-first-word',
  method: 'GET',
  path: '/api/v1/analytics/first-word',
  access: 'member',
});
