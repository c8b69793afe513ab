import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './chat-archives.schemas.ts';

export const listArchives = defineEndpoint<typeof schemas.listArchives>({
  name: 'chat-archives.list',
  method: 'GET',
  path: '/api/chatgenie/archives',
  access: 'user',
});

export const createArchive = defineEndpoint<typeof schemas.createArchive>({
  name: 'chat-archives.create',
  method: 'POST',
  path: '/api/chatgenie/archives',
  access: 'user',
  status: 201,
  errors: ['plan-limit'],
});

export const getArchive = defineEndpoint<typeof schemas.getArchive>({
  name: 'chat-archives.get',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}',
  access: 'user',
});

export const deleteArchive = defineEndpoint<typeof schemas.deleteArchive>({
  name: 'chat-archives.delete',
  method: 'DELETE',
  path: '/api/chatgenie/archives/{archiveId}',
  access: 'user',
});

export const listArchiveMessages = defineEndpoint<typeof schemas.listArchiveMessages>({
  name: 'chat-archives.list-messages',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/messages',
  access: 'user',
  errors: ['plan-limit'],
});

export const askArchive = defineEndpoint<typeof schemas.askArchive>({
  name: 'chat-archives.ask',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/questions',
  access: 'user',
  errors: ['plan-limit'],
});

export const getModelChoice = defineEndpoint<typeof schemas.getModelChoice>({
  name: 'chat-archives.get-model',
  method: 'GET',
  path: '/api/chatgenie/model',
  access: 'user',
});

export const chooseArchiveModel = defineEndpoint<typeof schemas.chooseArchiveModel>({
  name: 'chat-archives.choose-model',
  method: 'PUT',
  path: '/api/chatgenie/model',
  access: 'user',
  errors: ['conflict'],
});

export const proposeSamePeople = defineEndpoint<typeof schemas.proposeSamePeople>({
  name: 'chat-archives.propose-same-people',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/people/proposals',
  access: 'user',
});

export const joinPeople = defineEndpoint<typeof schemas.joinPeople>({
  name: 'chat-archives.join-people',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/people/join',
  access: 'user',
});

export const separatePerson = defineEndpoint<typeof schemas.separatePerson>({
  name: 'chat-archives.separate-person',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/people/separate',
  access: 'user',
});

export const keepPeopleApart = defineEndpoint<typeof schemas.keepPeopleApart>({
  name: 'chat-archives.keep-people-apart',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/people/apart',
  access: 'user',
});

export const askDemo = defineEndpoint<typeof schemas.askDemo>({
  name: 'chat-archives.ask-demo',
  method: 'POST',
  path: '/api/chatgenie/demo/questions',
  access: 'public',
  errors: ['rate-limited'],
});
