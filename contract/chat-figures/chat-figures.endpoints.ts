import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './chat-figures.schemas.ts';

export const measureArchive = defineEndpoint<typeof schemas.measureArchive>({
  name: 'chat-figures.measure',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/statistics',
  access: 'user',
});

export const measureTies = defineEndpoint<typeof schemas.measureTies>({
  name: 'chat-figures.measure-ties',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/ties',
  access: 'user',
  errors: ['plan-limit'],
});

export const countArchiveWords = defineEndpoint<typeof schemas.countArchiveWords>({
  name: 'chat-figures.count-words',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/words',
  access: 'user',
});
