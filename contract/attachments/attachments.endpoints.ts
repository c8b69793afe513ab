import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './attachments.schemas.ts';

export const uploadAsVisitor = defineEndpoint<typeof schemas.uploadAsVisitor>({
  name: 'attachments.upload-as-visitor',
  method: 'POST',
  path: '/api/widget/{agentId}/attachments',
  access: 'visitor',
  status: 201,
  transport: 'multipart',
  errors: [
    'domain-not-allowed',
    'invalid-visitor',
    'not-allowed',
    'too-large',
    'unsupported-type',
    'cannot-process',
    'rate-limited',
    'unavailable',
  ],
});

export const downloadAsVisitor = defineEndpoint<typeof schemas.downloadAsVisitor>({
  name: 'attachments.download-as-visitor',
  method: 'GET',
  path: '/api/widget/{agentId}/attachments/{attachmentId}',
  access: 'visitor',
  transport: 'file',
  errors: ['domain-not-allowed', 'invalid-visitor'],
});

export const uploadAsMember = defineEndpoint<typeof schemas.uploadAsMember>({
  name: 'attachments.upload-as-member',
  method: 'POST',
  path: '/api/v1/conversations/{conversationId}/attachments',
  access: 'member',
  status: 201,
  transport: 'multipart',
  errors: ['not-allowed', 'too-large', 'unsupported-type', 'cannot-process', 'rate-limited', 'unavailable'],
});

export const downloadAttachment = defineEndpoint<typeof schemas.downloadAttachment>({
  name: 'attachments.download',
  method: 'GET',
  path: '/api/v1/attachments/{attachmentId}',
  access: 'member',
  transport: 'file',
});
