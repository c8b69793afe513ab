import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './wrapped.schemas.ts';

export const wrapArchive = defineEndpoint<typeof schemas.wrapArchive>({
  name: 'wrapped.get',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/wrapped',
  access: 'user',
});

export const downloadWrapped = defineEndpoint<typeof schemas.downloadWrapped>({
  name: 'wrapped.download',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/wrapped/file',
  access: 'user',
  transport: 'file',
});

export const listWrappedShares = defineEndpoint<typeof schemas.listWrappedShares>({
  name: 'wrapped.list-shares',
  method: 'GET',
  path: '/api/chatgenie/archives/{archiveId}/wrapped/shares',
  access: 'user',
});

export const shareWrapped = defineEndpoint<typeof schemas.shareWrapped>({
  name: 'wrapped.share',
  method: 'POST',
  path: '/api/chatgenie/archives/{archiveId}/wrapped/shares',
  access: 'user',
  status: 201,
  errors: ['plan-limit'],
});

export const withdrawWrappedShare = defineEndpoint<typeof schemas.withdrawWrappedShare>({
  name: 'wrapped.withdraw-share',
  method: 'DELETE',
  path: '/api/chatgenie/archives/{archiveId}/wrapped/shares/{shareId}',
  access: 'user',
});
