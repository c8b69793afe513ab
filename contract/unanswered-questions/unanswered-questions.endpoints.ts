import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './unanswered-questions.schemas.ts';

export const listUnanswered = defineEndpoint<typeof schemas.listUnanswered>({
  name: 'conversations.list-unanswered',
  method: 'GET',
  path: '/api/v1/conversations/unanswered',
  access: 'member',
});

export const dismissQuestions = defineEndpoint<typeof schemas.dismissQuestions>({
  name: 'conversations.dismiss-questions',
  method: 'POST',
  path: '/api/v1/conversations/unanswered/dismiss',
  access: 'member',
});

export const reopenQuestions = defineEndpoint<typeof schemas.reopenQuestions>({
  name: 'conversations.reopen-questions',
  method: 'POST',
  path: '/api/v1/conversations/unanswered/reopen',
  access: 'member',
});
