import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './conversations.schemas.ts';

export const chat = defineEndpoint<typeof schemas.chat>({
  name: 'conversations.chat',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/chat',
  summary: 'Ask the agent; the answer is complete, or with `stream` sent as server-sent events',
  access: 'member',
  scope: 'chat',
  transport: 'event-stream',
  errors: ['plan-limit', 'agent-paused', 'rate-limited'],
});

export const suggestQuestions = defineEndpoint<typeof schemas.suggestQuestions>({
  name: 'conversations.suggest-questions',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/question-suggestions',
  summary: 'Get up to four suggested questions that the agent can answer with confidence, most likely first',
  access: 'member',
  scope: 'chat',
});

export const listConversations = defineEndpoint<typeof schemas.listConversations>({
  name: 'conversations.list',
  method: 'GET',
  path: '/api/v1/conversations',
  summary: 'List conversations',
  access: 'member',
});

export const countConversations = defineEndpoint<typeof schemas.countConversations>({
  name: 'conversations.count',
  method: 'GET',
  path: '/api/v1/conversations/counts',
  summary: 'Count the conversations of a date range by outcome, in total and per day of their last message',
  access: 'member',
});

export const listUnanswered = defineEndpoint<typeof schemas.listUnanswered>({
  name: 'conversations.list-unanswered',
  method: 'GET',
  path: '/api/v1/conversations/unanswered',
  summary: 'List the newest questions that ended a conversation unanswered',
  access: 'member',
});

export const getConversation = defineEndpoint<typeof schemas.getConversation>({
  name: 'conversations.get',
  method: 'GET',
  path: '/api/v1/conversations/{conversationId}',
  summary: 'Get a conversation with its messages, oldest first',
  access: 'member',
});

export const setFeedback = defineEndpoint<typeof schemas.setFeedback>({
  name: 'conversations.set-feedback',
  method: 'PATCH',
  path: '/api/v1/messages/{messageId}/feedback',
  summary: 'Rate an answer',
  access: 'member',
  scope: 'chat',
});

export const exportConversations = defineEndpoint<typeof schemas.exportConversations>({
  name: 'conversations.export',
  method: 'GET',
  path: '/api/v1/conversations/export',
  summary:
    'Download the messages of a date range as CSV (one row per message) or JSON (one object per conversation)',
  access: 'member',
  transport: 'file',
});
