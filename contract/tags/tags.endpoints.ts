import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './tags.schemas.ts';

export const listTags = defineEndpoint<typeof schemas.listTags>({
  name: 'tags.list',
  method: 'GET',
  path: '/api/v1/tags',
  access: 'member',
});

export const createTag = defineEndpoint<typeof schemas.createTag>({
  name: 'tags.create',
  method: 'POST',
  path: '/api/v1/tags',
  access: 'member',
  status: 201,
  errors: ['conflict', 'cannot-process'],
});

export const updateTag = defineEndpoint<typeof schemas.updateTag>({
  name: 'tags.update',
  method: 'PATCH',
  path: '/api/v1/tags/{tagId}',
  access: 'member',
  errors: ['conflict'],
});

export const deleteTag = defineEndpoint<typeof schemas.deleteTag>({
  name: 'tags.delete',
  method: 'DELETE',
  path: '/api/v1/tags/{tagId}',
  access: 'member',
});

export const setConversationTags = defineEndpoint<typeof schemas.setConversationTags>({
  name: 'tags.set-of-conversation',
  method: 'PUT',
  path: '/api/v1/conversations/{conversationId}/tags',
  access: 'member',
});
