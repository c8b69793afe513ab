import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './conversations.schemas.ts';

export const chat = defineEndpoint<typeof schemas.chat>({
  name: 'conversations.chat',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/chat',
  access: 'member',
  scope: 'chat',
  transport: 'event-stream',
  errors: ['plan-limit', 'agent-paused', 'rate-limited'],
});

export const suggestQuestions = defineEndpoint<typeof schemas.suggestQuestions>({
  name: 'conversations.suggest-questions',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/question-suggestions',
  access: 'member',
  scope: 'chat',
});

export const listConversations = defineEndpoint<typeof schemas.listConversations>({
  name: 'conversations.list',
  method: 'GET',
  path: '/api/v1/conversations',
  access: 'member',
});

export const countConversations = defineEndpoint<typeof schemas.countConversations>({
  name: 'conversations.count',
  method: 'GET',
  path: '/api/v1/conversations/counts',
  access: 'member',
});

export const getConversation = defineEndpoint<typeof schemas.getConversation>({
  name: 'conversations.get',
  method: 'GET',
  path: '/api/v1/conversations/{conversationId}',
  access: 'member',
});

export const markRead = defineEndpoint<typeof schemas.markRead>({
  name: 'conversations.mark-read',
  method: 'POST',
  path: '/api/v1/conversations/{conversationId}/read',
  access: 'member',
  worksSuspended: true,
});

export const deleteConversation = defineEndpoint<typeof schemas.deleteConversation>({
  name: 'conversations.delete',
  method: 'DELETE',
  path: '/api/v1/conversations/{conversationId}',
  access: 'member',
  role: 'agent-editor',
});

export const changeConversations = defineEndpoint<typeof schemas.changeConversations>({
  name: 'conversations.change-many',
  method: 'POST',
  path: '/api/v1/conversations/change',
  access: 'member',
});

export const deleteConversations = defineEndpoint<typeof schemas.deleteConversations>({
  name: 'conversations.delete-many',
  method: 'POST',
  path: '/api/v1/conversations/delete',
  access: 'member',
  role: 'agent-editor',
});

export const explainAnswer = defineEndpoint<typeof schemas.explainAnswer>({
  name: 'conversations.explain-answer',
  method: 'GET',
  path: '/api/v1/messages/{messageId}/explanation',
  access: 'member',
});

export const setFeedback = defineEndpoint<typeof schemas.setFeedback>({
  name: 'conversations.set-feedback',
  method: 'PATCH',
  path: '/api/v1/messages/{messageId}/feedback',
  access: 'member',
  scope: 'chat',
});

export const exportConversations = defineEndpoint<typeof schemas.exportConversations>({
  name: 'conversations.export',
  method: 'GET',
  path: '/api/v1/conversations/export',
  access: 'member',
  transport: 'file',
});
