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

export const importChats = defineEndpoint<typeof schemas.importChats>({
  name: 'chat-archives.import',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/imports',
  access: 'user',
  status: 201,
  transport: 'multipart',
  errors: ['too-large', 'unsupported-type', 'plan-limit'],
});

export const startUpload = defineEndpoint<typeof schemas.startUpload>({
  name: 'chat-archives.start-upload',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/uploads',
  access: 'user',
  status: 201,
  errors: ['conflict', 'unsupported-type', 'plan-limit'],
});

export const sendUploadPart = defineEndpoint<typeof schemas.sendUploadPart>({
  name: 'chat-archives.send-upload-part',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/uploads/{uploadId}/parts',
  access: 'user',
  transport: 'multipart',
  errors: ['conflict', 'too-large'],
});

export const finishUpload = defineEndpoint<typeof schemas.finishUpload>({
  name: 'chat-archives.finish-upload',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/uploads/{uploadId}/finish',
  access: 'user',
  status: 201,
  errors: ['conflict', 'plan-limit'],
});

export const cancelUpload = defineEndpoint<typeof schemas.cancelUpload>({
  name: 'chat-archives.cancel-upload',
  method: 'DELETE',
  path: '/api/chatgenie/archives/{archiveId}/uploads/{uploadId}',
  access: 'user',
});

export const setDateOrder = defineEndpoint<typeof schemas.setDateOrder>({
  name: 'chat-archives.answer-import',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/imports/{importId}/answer',
  access: 'user',
  errors: ['conflict'],
});

export const listArchiveMessages = defineEndpoint<typeof schemas.listArchiveMessages>({
  name: 'chat-archives.list-messages',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/messages',
  access: 'user',
});

export const measureArchive = defineEndpoint<typeof schemas.measureArchive>({
  name: 'chat-archives.measure',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/statistics',
  access: 'user',
});

export const measureTies = defineEndpoint<typeof schemas.measureTies>({
  name: 'chat-archives.measure-ties',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/ties',
  access: 'user',
  errors: ['plan-limit'],
});

export const countArchiveWords = defineEndpoint<typeof schemas.countArchiveWords>({
  name: 'chat-archives.count-words',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/words',
  access: 'user',
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
