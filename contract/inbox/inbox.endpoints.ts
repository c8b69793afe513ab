import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './inbox.schemas.ts';

export const handleConversation = defineEndpoint<typeof schemas.handleConversation>({
  name: 'inbox.handle-conversation',
  method: 'POST',
  path: '/api/v1/conversations/{conversationId}/handling',
  access: 'member',
  errors: ['conflict', 'not-allowed', 'cannot-process'],
});

export const reply = defineEndpoint<typeof schemas.reply>({
  name: 'inbox.reply',
  method: 'POST',
  path: '/api/v1/conversations/{conversationId}/replies',
  access: 'member',
  status: 201,
  errors: ['conflict', 'not-allowed'],
});

export const draftReply = defineEndpoint<typeof schemas.draftReply>({
  name: 'inbox.draft-reply',
  method: 'POST',
  path: '/api/v1/conversations/{conversationId}/draft',
  access: 'member',
  errors: ['rate-limited'],
});

export const countInbox = defineEndpoint<typeof schemas.countInbox>({
  name: 'inbox.count',
  method: 'GET',
  path: '/api/v1/inbox/counts',
  access: 'member',
});

export const showPresence = defineEndpoint<typeof schemas.showPresence>({
  name: 'inbox.show-presence',
  method: 'POST',
  path: '/api/v1/conversations/{conversationId}/presence',
  access: 'member',
  errors: ['not-allowed'],
});

export const getVisitor = defineEndpoint<typeof schemas.getVisitor>({
  name: 'inbox.get-visitor',
  method: 'GET',
  path: '/api/v1/conversations/{conversationId}/visitor',
  access: 'member',
});
