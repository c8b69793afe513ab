import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './saved-replies.schemas.ts';

export const listSavedReplies = defineEndpoint<typeof schemas.listSavedReplies>({
  name: 'saved-replies.list',
  method: 'GET',
  path: '/api/v1/saved-replies',
  access: 'member',
});

export const createSavedReply = defineEndpoint<typeof schemas.createSavedReply>({
  name: 'saved-replies.create',
  method: 'POST',
  path: '/api/v1/saved-replies',
  access: 'member',
  status: 201,
  errors: ['conflict', 'cannot-process'],
});

export const updateSavedReply = defineEndpoint<typeof schemas.updateSavedReply>({
  name: 'saved-replies.update',
  method: 'PATCH',
  path: '/api/v1/saved-replies/{savedReplyId}',
  access: 'member',
  errors: ['conflict'],
});

export const deleteSavedReply = defineEndpoint<typeof schemas.deleteSavedReply>({
  name: 'saved-replies.delete',
  method: 'DELETE',
  path: '/api/v1/saved-replies/{savedReplyId}',
  access: 'member',
});
