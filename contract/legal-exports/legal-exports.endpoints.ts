import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './legal-exports.schemas.ts';

export const listLegalExports = defineEndpoint<typeof schemas.listLegalExports>({
  name: 'legal-exports.list',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/legal-exports',
  access: 'user',
});

export const createLegalExport = defineEndpoint<typeof schemas.createLegalExport>({
  name: 'legal-exports.create',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/legal-exports',
  access: 'user',
  status: 201,
  errors: ['plan-limit', 'cannot-process'],
});

export const downloadLegalExport = defineEndpoint<typeof schemas.downloadLegalExport>({
  name: 'legal-exports.download',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/legal-exports/{exportId}/file',
  access: 'user',
  transport: 'file',
  errors: ['plan-limit', 'cannot-process'],
});

export const deleteOriginal = defineEndpoint<typeof schemas.deleteOriginal>({
  name: 'legal-exports.delete-original',
  method: 'DELETE',
  path: '/api/chatgenie/archives/{archiveId}/imports/{importId}/original',
  access: 'user',
});
