import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './chat-imports.schemas.ts';

export const importChats = defineEndpoint<typeof schemas.importChats>({
  name: 'chat-imports.create',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/imports',
  access: 'user',
  status: 201,
  transport: 'multipart',
  errors: ['too-large', 'unsupported-type', 'plan-limit'],
});

export const startUpload = defineEndpoint<typeof schemas.startUpload>({
  name: 'chat-imports.start-upload',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/uploads',
  access: 'user',
  status: 201,
  errors: ['conflict', 'unsupported-type', 'plan-limit'],
});

export const sendUploadPart = defineEndpoint<typeof schemas.sendUploadPart>({
  name: 'chat-imports.send-upload-part',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/uploads/{uploadId}/parts',
  access: 'user',
  transport: 'multipart',
  errors: ['conflict', 'too-large'],
});

export const finishUpload = defineEndpoint<typeof schemas.finishUpload>({
  name: 'chat-imports.finish-upload',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/uploads/{uploadId}/finish',
  access: 'user',
  status: 201,
  errors: ['conflict', 'plan-limit'],
});

export const cancelUpload = defineEndpoint<typeof schemas.cancelUpload>({
  name: 'chat-imports.cancel-upload',
  method: 'DELETE',
  path: '/api/chatgenie/archives/{archiveId}/uploads/{uploadId}',
  access: 'user',
});

export const setDateOrder = defineEndpoint<typeof schemas.setDateOrder>({
  name: 'chat-imports.answer',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/imports/{importId}/answer',
  access: 'user',
  errors: ['conflict'],
});
